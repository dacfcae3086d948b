import { languageTags } from '../../contracts';
import { groupThousands } from '../../menu/formatPesos';
import { shiftsText } from '../../restaurant/hoursText';
import type { CommonMessages } from './es';

/** `21:30` → `晚上9:30`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const period = hour < 6 ? '凌晨' : hour < 12 ? '上午' : hour < 13 ? '中午' : hour < 18 ? '下午' : '晚上';
  return `${period}${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** `星期四 24` → `24日星期四`. */
const dated = (day: string) => day.replace(/(.+) (\d+)/, '$2日$1');

export default {
  lang: languageTags.zh,
  menu: '/CartaChino',
  pesos: (amount) => `${groupThousands(amount, ',')}\u00a0比索`,
  dishes: (units) => `${units}份`,
  ask: '价格请咨询',
  soldOut: '售罄',
  marks: { V: '素食（可能含蛋或奶）', VG: '纯素', P: '辣', K: '儿童', A: '含酒精' },
  comma: '、',
  optional: '（选填）',
  longText: (characters) => `文字较长，共${groupThousands(characters, ',')}字。简短更易读。`,
  wholeUnits: (max, now) => `请输入1至${max}的整数，现为${now}。`,

  close: '关闭',
  closeToast: '关闭提示',
  undo: '撤销',
  undoKey: '撤销：Alt + Shift + Z',
  toastTitles: null,
  added: (dish, units) => (units > 1 ? `已加入购物车：${dish} ${units}份` : `已加入购物车：${dish}`),
  quantity: (dish, units) => `${dish}：现为${units}份`,
  removed: (dish) => `已移除：${dish}`,
  cleared: '购物车已清空',
  restored: (dish) => `已恢复：${dish}`,
  restoredAll: '购物车已恢复',

  unavailable: {
    gone: (dish) => `${dish}已从菜单下架`,
    soldOut: (dish) => `${dish}已售罄`,
    unpriced: (dish) => `${dish}暂无标价`,
  },
  leftOut: (why) => `${why}，不计入订单。`,
  renamed: (dish, before) => `${before}现更名为${dish}。`,
  dearer: (dish, before, now) => `${dish}已涨价：原价${before}，现价${now}。`,
  cheaper: (dish, before, now) => `${dish}已降价：原价${before}，现价${now}。`,
  pausedUntil: (clock) => `外送暂停至${clock}`,
  ordersPausedUntil: (clock) => `外送和自取暂停至${clock}`,
  paused: (line) => `${line}。请通过WhatsApp联系我们，恢复后会告知您。`,
  noDelivery: (zones) => `暂不外送至${zones}。`,
  closingNow: (line) => `${line}。之后收到的订单，开门后处理。`,
  closedNow: (whenOpens) => `现已打烊。订单可照常发送，我们${whenOpens}开门后处理。`,

  loading: '正在加载……',
  slow: '网络较慢，您可以继续阅读。',
  failed: '出错了',
  failedHelp: '请检查网络后重试。如仍无法加载，请通过WhatsApp或电话订餐。',
  minorFailed: '此部分未能加载，其余功能正常。',
  retry: '重试',
  retrying: '正在重试',
  reload: '刷新页面',
  orderOnWhatsApp: '通过WhatsApp订餐',
  write: '通过WhatsApp联系我们',
  repeat: '再来一单',
  notePlaceholder: '不要洋葱、少辣……',
  phrases: '备注短语',
  newTab: '（在新标签页打开）',

  clock,
  cityTime: (time, city) => `${time}（${city}时间）`,
  today: '今天',
  tomorrow: '明天',
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  date: (day, month) => `${month}月${day}日`,
  specialHours: ({ opens, closes }) =>
    closes ? `${opens ? clock(opens) : '营业'}至${clock(closes)}` : '休息',
  special: (first, last, hours) => `${dated(first)}${last && `至${dated(last)}`}：${hours}`,
  soon: '近期',
  at: (day, time) => `${day}${time}`,
  open: (closes) => `营业中，至${closes}`,
  closing: (closes) => `即将打烊，${closes}关门`,
  closed: (whenOpens) => `现已打烊，${whenOpens}开门`,
  holiday: (shifts) => `今天是公共假日，营业时间${shiftsText(shifts, '至', '、', clock)}`,
} satisfies CommonMessages;
