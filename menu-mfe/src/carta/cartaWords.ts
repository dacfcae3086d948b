import { languageTags, type Language } from '@asia/shared/contracts';
import { alcoholAtDelivery, restaurant } from '@asia/shared/restaurant';
import { tipInSpanish } from '../notices/TipNotice';
import { allergyInSpanish } from '../notices/allergy';
import counterInEnglish from '../ordering/counterWords/en';
import counterInChinese from '../ordering/counterWords/zh';
import { counterInSpanish } from '../ordering/RowCounter';

const spanish = {
  lang: languageTags.es,
  route: '/Carta' as '/Carta' | '/CartaIngles' | '/CartaChino',
  title: 'Carta',
  /** The welcome in the carta's own language, and the sentence after it. */
  welcome: 'Bienvenidos a la carta...',
  welcomeMore: 'Todos los platos y las bebidas, con su precio en pesos.',
  /** Chinese ornament beside the title. */
  han: '菜单',
  chapters: 'Capítulos de la carta',
  marks: { V: 'vegetariano', VG: 'vegano', P: 'picante', A: 'con alcohol', K: 'para niñas y niños' },
  prices: 'Precios en pesos colombianos, con impuestos incluidos.',
  /** Separator of the thousands in a price. */
  thousands: '.' as '.' | ',',
  ask: 'Consultar',
  soldOut: 'Agotado',
  allergy: allergyInSpanish,
  counter: counterInSpanish,
  tip: tipInSpanish,
  /** Under the two Spanish legends. */
  alcohol: [alcoholAtDelivery],
  print: 'Imprimir la carta',
  /** With the placeholders `{date}` and `{url}`. */
  printedOn: 'Impresa el {date}. Precios vigentes en {url}',
};

/** The texts of a carta, apart from its dishes. */
export type CartaWords = typeof spanish;

export const cartaWords: Record<Language, CartaWords> = {
  es: spanish,
  en: {
    lang: languageTags.en,
    route: '/CartaIngles',
    title: 'Menu',
    welcome: 'Welcome to the English Menu',
    welcomeMore: 'Every dish and drink, with prices in Colombian pesos.',
    han: '菜单',
    chapters: 'Chapters of the menu',
    marks: {
      V: 'vegetarian (may contain egg or milk)',
      VG: 'vegan',
      P: 'spicy',
      K: 'for kids',
      A: 'contains alcohol',
    },
    prices: 'Prices in Colombian pesos, taxes included.',
    thousands: ',',
    ask: 'Ask us',
    soldOut: 'Sold out',
    allergy: 'Do you have an allergy? Tell us before you order.',
    counter: counterInEnglish,
    tip: {
      title: 'Tip notice',
      text: 'This restaurant suggests a tip of 10% of the bill. You may accept it, decline it or change the amount, according to how you value the service. When you ask for the bill, say whether you want it included or how much you wish to give. All tips collected (100%) go to the entire service staff.',
      complaints:
        'For complaints about the tip, call the dedicated line in Bogotá {dedicatedBogota}, the consumer authority (Superintendencia de Industria y Comercio) in Bogotá {authorityBogota}, or the free national line {nationalFree}.',
    },
    alcohol: [
      'The sale of alcoholic beverages to minors is prohibited. Excess alcohol is harmful to health.',
      'We will ask for your ID on delivery.',
    ],
    print: 'Print this menu',
    printedOn: 'Printed on {date}. Current prices at {url}',
  },
  zh: {
    lang: languageTags.zh,
    route: '/CartaChino',
    title: '菜单',
    welcome: `欢迎光临${restaurant.nameZh}，请看中文菜单`,
    welcomeMore: '菜名为中文，下附西班牙文，方便点餐',
    han: '亚洲',
    chapters: '菜单目录',
    marks: { V: '素食（可能含蛋或奶）', VG: '纯素', P: '辣', K: '儿童', A: '含酒精' },
    prices: '价格为哥伦比亚比索，已含税',
    thousands: '.',
    ask: '价格请咨询',
    soldOut: '售罄',
    allergy: '如有食物过敏，请在点餐前告知',
    counter: counterInChinese,
    tip: {
      title: '小费说明',
      text: '本店建议小费为账单金额的10%，您可以接受、拒绝或更改金额。结账时请告知是否加入或您想给的金额。所收小费100%归全体服务人员。',
      complaints:
        '如对小费有异议，可致电波哥大专线 {dedicatedBogota}、工商监管局（SIC）波哥大热线 {authorityBogota}，或全国免费热线 {nationalFree}。',
    },
    alcohol: ['禁止向未成年人出售酒精饮料。过量饮酒有害健康。', '送餐时请出示身份证件'],
    print: '打印菜单',
    printedOn: '打印日期 {date}，最新价格见 {url}',
  },
};
