import { commonMessages } from '@asia/shared/messages';
import { shiftsText, weekRuns } from '@asia/shared/restaurant';
import { type CartTexts, examples } from './es';

const days: Readonly<Record<string, string>> = {
  Monday: '周一',
  Tuesday: '周二',
  Wednesday: '周三',
  Thursday: '周四',
  Friday: '周五',
  Saturday: '周六',
  Sunday: '周日',
};

export default {
  ...examples,
  language: 'zh',
  cartTitle: '购物车',
  back: '返回',
  loading: '加载中……',
  withoutScripts: '您可以浏览菜单并致电我们。如需使用购物车，请启用JavaScript。',
  summary: '订单摘要',

  empty: '购物车还是空的',
  noneToOrder: '购物车中的菜品目前都无法下单。',
  emptyOrder: '订单是空的。',
  start: '去点餐',
  repeat: '再来一单',
  goOn: '继续点餐',
  clear: '清空购物车',
  continue: '去结算',
  unitPrice: '单价：',
  each: '/ 份',
  lineTotal: '小计：',
  quantityOf: (dish) => `${dish}的份数`,
  addOne: (dish) => `加一份${dish}`,
  takeOne: (dish) => `减一份${dish}`,
  takeLast: (dish) => `移除${dish}`,
  remove: '移除',
  removeFromCart: (dish) => `从购物车移除${dish}`,
  addNote: '添加备注',
  changeNote: '修改备注',
  ofDish: (dish) => `：${dish}`,
  noteFor: (dish) => `给厨房的备注：${dish}`,
  notePlaceholder: '不要洋葱、少辣……',
  phrases: '备注短语',
  keepNote: '保存备注',

  understood: '知道了',
  changed: '您的订单有变动：',
  feeChanged: (zone, before, now) => `送到${zone}的配送费：原为${before}，现为${now}。`,
  otherTab: '购物车已在另一个标签页中更改。',
  notSaved: '您的浏览器无法保存购物车，请在关闭前发送订单。',
  alcohol: ['禁止向未成年人出售酒精饮料。过量饮酒有害健康。', '送餐时请出示身份证件。'],

  order: '您的订单',
  count: (units, products) => `${units}份（${products}种菜品）`,
  subtotal: '小计',
  feeLater: (lowest) => `配送费在确认订单时计算，${lowest}起。`,
  neighbourhood: '区域',
  chooseNeighbourhood: '请选择区域',
  pickupPlace: '到店自取',
  otherPlace: '其他区域',
  delivery: '配送费',
  toBeConfirmed: '待确认',
  payment: '付款方式',
  payments: { efectivo: '现金', tarjeta: '刷卡' },
  notChosen: '未选择',
  total: '合计',
  totalWithoutDelivery: '合计（不含配送费）',
  approximate: '配送费为估算，可能因距离而变动。',

  checkoutTitle: '填写信息',
  intro: '请尽量填写，缺少的信息我们会通过WhatsApp询问。订单将以西班牙文发给厨房，并附中文菜名。',
  whereTo: '送到哪里？',
  way: '外送或自取',
  byDelivery: '外送',
  from: (fee) => `${fee}起`,
  byPickup: '自取',
  free: '免费',
  area: '区域或城镇',
  choose: '请选择……',
  notNow: '暂不外送',
  otherArea: '其他区域（费用待确认）',
  otherAreaHint: '我们会通过WhatsApp确认能否送达及费用。',
  minimum: (amount) => `起送金额：${amount}。`,
  time: '时间',
  minutes: (minutes) => `${minutes.replace(' a ', '–')}分钟`,
  takes: (minutes) => `时间：${minutes.replace(' a ', '–')}分钟。`,
  belowMinimum: (zone, minimum, missing) =>
    `送到${zone}的起送金额为${minimum}，还差${missing}。可以直接发送，我们会通过WhatsApp回复您。`,
  forWhen: '什么时候要？',
  asSoonAsPossible: '尽快',
  when: '时间要求',
  dayAndClock: (date, clock) =>
    `${date.getUTCDate()}日${commonMessages.texts.weekdays[date.getUTCDay()]}${clock}`,
  timeGone: (time) => `${time}已来不及，或届时不营业。请另选时间，或由我们通过WhatsApp确认。`,
  howToPay: '如何付款？',
  payCash: '收货时付款。如需找零，请在备注中说明。',
  payCard: '送餐员会带刷卡机，本页面不收款。',
  payLater: '收货时付款，本页面不收款。',
  whoPicksUp: '谁来取餐？',
  whoReceives: '谁来收餐？',
  name: '姓名',
  phone: '电话',
  phoneWhy: '有疑问时方便致电：WhatsApp不一定会向我们显示您的号码。',
  phoneHint: '非哥伦比亚号码请加“+”和国家代码，例如 +86 138 0013 8000。',
  address: '地址',
  addressHint: '如有楼栋、公寓号，或酒店及房号，请一并填写。',
  email: '电子邮箱',
  emailHint: '我们不发送广告。',
  odd: {
    phone: '请检查电话号码：外国号码以“+”开头；哥伦比亚号码为10位数字。',
    email: `请检查电子邮箱：格式如 ${examples.emailExample}。`,
  },
  note: '整单备注',
  noteHint: '例如：对花生过敏、门铃坏了、需找零100,000比索。',
  pickupTitle: '您将到店自取',
  directions: '查看路线',
  hours: (rules) =>
    `${rules
      .map(({ days: open, shifts }) => {
        const { clock } = commonMessages.texts;
        return `${writeDays(open)}${shiftsText(shifts, '至', '、', clock)}`;
      })
      .join('；')}。`,

  consent: '我确认以上信息用于外送 / 自取。',
  consentHelp:
    '这些信息仅用于准备和配送本次订单，通过WhatsApp发送给餐厅；本网站不会将其保存在任何服务器上。您可以书面要求餐厅更正或删除。依据哥伦比亚2012年第1581号法律。',
  responsible: (name, nit, email) => `责任方：${name}，${nit}。联系方式：${email}。`,
  yourData: '您的个人信息',
  read: '阅读',
  aboutData: '（个人信息保护法，西班牙文）',
  keep: '在此浏览器中保存我的信息和本次订单。',
  keepHint: '下次自动填写，并可再来一单。取消勾选即删除。',
  privacyWrite: '您可以查询、更正或删除您的信息，或撤回同意，请写信至',
  privacyWriteRest: '。如不满意，可向哥伦比亚工商监管局（SIC）投诉。',

  complete: '信息齐全，可以发送订单。',
  missing: '可以直接发送，缺少的信息（',
  missingRest: '）我们会通过WhatsApp询问。',
  fieldNames: {
    neighbourhood: '区域',
    payment: '付款方式',
    name: '姓名',
    phone: '电话',
    address: '地址',
  },
  send: '通过WhatsApp下单',
  sendHint: '将打开WhatsApp，请在其中点击发送。',
  tick: '请先勾选确认',
  tickRest: '，按钮才会启用。',

  notOpened: 'WhatsApp没有打开？',
  otherWays: '订单已准备好，请选择其他方式发送。',
  openChat: '打开WhatsApp',
  copy: '复制订单',
  copied: '订单已复制，请粘贴到与餐厅的聊天中。',
  copyFailed: '复制失败，请选中文字后手动复制。',
  orderText: '订单内容',
  call: '致电',
  scan: '或用手机扫描二维码。',
  qrLabel: '打开WhatsApp并载入订单的二维码',
  shortened: '订单较长，已简化显示，但包含全部菜品和全部金额。',
  mayBeCut: (end) =>
    `部分手机会截断这么长的消息：请在WhatsApp中确认结尾是“${end}”。如果不是，请复制订单并粘贴到聊天中。`,
  noRoom: 'WhatsApp链接放不下全部内容',
  seeWhatIsMissing: '内容放不下：请查看缺少的部分。',
  noRoomHelp: '消息中缺少以下内容。请复制订单并粘贴到聊天中，即可完整发送。',
  sentAlready: '我已发送，清空购物车',
  openedNow: '订单已在WhatsApp中打开',
  openedAt: (moment) => `时间：${moment}。如已点击发送，即已完成，我们会在聊天中回复您。`,
  openedBefore: '此订单您已打开过',
  openedBeforeAt: (moment) => `您已于${moment}在WhatsApp中打开。再次发送前，请先查看聊天记录。`,
  copiedBefore: '此订单您已复制过',
  copiedBeforeAt: (moment) => `您于${moment}复制了此订单。再次发送前，请先查看聊天记录。`,
  lastOrderAt: (moment) => `您的上一单已于${moment}在WhatsApp中打开。`,
  lastCopiedAt: (moment) => `您于${moment}复制了上一单。`,
  orderCode: '订单编号：',
  orderCodeRest: '，来电时请告知。',
  corrects: (code, moment) => `消息会注明：本单取代您于${moment}在WhatsApp中打开的订单${code}。`,
  correctsCopied: (code, moment) => `消息会注明：本单取代您于${moment}复制的订单${code}。`,
  another: '另下一单',
  isAnother: '将作为另一单发送。',
  newOrder: '重新下单',
  moment: (date, clock) => {
    const today = date.toDateString() === new Date().toDateString();
    return `${today ? '今天' : `${date.getMonth() + 1}月${date.getDate()}日`}${clock}`;
  },
} satisfies CartTexts;

/** `周一至周六`. */
function writeDays(open: readonly string[]): string {
  const named = weekRuns(open).flatMap((run) => {
    const names = run.map((day) => days[day] ?? '');
    return names.length > 2 ? [`${names[0]}至${names.at(-1)}`] : names;
  });
  return (open.includes('PublicHolidays') ? [...named, '公共假日'] : named).join('、');
}
