import type { PageTexts } from './es';

export default {
  toMenu: '查看菜单',

  toContact: '地址、电话和地图',
  toAbout: '了解我们的厨房',
  contactDetails: '联系方式',
  phone: '电话',
  otherPhone: '其他电话',
  instagram: 'Instagram',
  address: '地址',
  hours: '营业时间',

  notFound: '页面未找到',
  notFoundWhy: '地址已更改或有误。您可能在找菜单。',
  toCarta: '查看菜单',
} satisfies PageTexts;
