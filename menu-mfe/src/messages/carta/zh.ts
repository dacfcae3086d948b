import { languageTags } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import counter from '../counter/zh';
import notes from '../notes/zh';
import type { CartaTexts } from './es';

export default {
  lang: languageTags.zh,
  route: '/CartaChino',
  title: '菜单',
  spanishWelcome: 'Bienvenidos a la carta en chino',
  welcome: `欢迎光临${restaurant.nameZh}，请看中文菜单`,
  welcomeMore: '菜名为中文，下附西班牙文，方便点餐',
  han: '亚洲',
  chapters: '菜单目录',
  marks: { V: '素食（可能含蛋或奶）', VG: '纯素', P: '辣', K: '儿童', A: '含酒精' },
  ...notes,
  thousands: '.',
  ask: '价格请咨询',
  soldOut: '售罄',
  counter,
  tip: {
    title: '小费说明',
    text: '本店建议小费为账单金额的10%，您可以接受、拒绝或更改金额。结账时请告知是否加入或您想给的金额。所收小费100%归全体服务人员。',
    complaints:
      '如对小费有异议，可致电波哥大专线 {dedicatedBogota}、工商监管局（SIC）波哥大热线 {authorityBogota}，或全国免费热线 {nationalFree}。',
  },
  alcohol: ['禁止向未成年人出售酒精饮料。过量饮酒有害健康。', '送餐时请出示身份证件'],
  print: '打印菜单',
  printedOn: '打印日期 {date}，最新价格见 {url}',
} satisfies CartaTexts;
