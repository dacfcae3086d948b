import { chat } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import type { ShellTexts } from './es';

export default {
  skip: '跳到正文',
  home: `${pinnedFacts.name}${pinnedFacts.nameZh}，返回首页`,
  mainLinks: '主导航',
  links: { Home: '首页', Menu: '菜单', Nosotros: '关于我们', Contacto: '联系我们' },
  languages: '语言',
  onlySpanish: '本页仅有西班牙文。',
  toMenu: '查看中文菜单',

  openDrawer: '打开导航菜单',
  drawer: '导航',
  closeDrawer: '关闭导航菜单',
  drawerLinks: '侧边导航',

  dock: '订单与WhatsApp',
  cart: (dishes, subtotal) => `查看购物车：${dishes}，${subtotal}`,
  wish: `${chat.order} (prefiero chino)`,
  sendOrder: '通过WhatsApp发送订单',

  oldBrowser: '您的浏览器版本过旧：可以阅读菜单，请通过WhatsApp下单。',
  broke: '页面出错了，您的购物车仍然保留。',
  backHome: '返回首页',
} satisfies ShellTexts;
