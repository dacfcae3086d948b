import { languageTags } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import counter from '../counter/zh';
import notes from '../notes/zh';
import type { CartaTexts } from './es';

export default {
  lang: languageTags.zh,
  route: '/CartaChino',
  title: '菜单',
  spanishWelcome: 'Bienvenidos a la carta en chino',
  welcome: `欢迎光临${pinnedFacts.nameZh}，请看中文菜单`,
  welcomeMore: '菜名为中文，下附西班牙文，方便点餐',
  han: '亚洲',
  chapters: '菜单目录',
  marks: { V: '素食（可能含蛋或奶）', VG: '纯素', P: '辣', K: '儿童', A: '含酒精' },
  ...notes,
  thousands: '.',
  ask: '价格请咨询',
  soldOut: '售罄',
  counter,
  alcohol: ['禁止向未成年人出售酒精饮料。过量饮酒有害健康。', '送餐时请出示身份证件'],
  print: '打印菜单',
  printedOn: '打印日期 {date}，最新价格见 {url}',
} satisfies CartaTexts;
