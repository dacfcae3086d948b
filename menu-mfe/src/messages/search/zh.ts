import type { SearchTexts } from './es';

export default {
  find: '搜索菜品',
  example: '虾、春卷、炒饭……',
  clear: '清除搜索',
  clearFilters: '清除筛选',
  filters: '筛选',
  filter: {
    vegetariano: () => '素食',
    vegano: () => '纯素',
    picante: () => '辣',
    'hasta-40000': (affordable) => `不超过${affordable}`,
  },
} satisfies SearchTexts;
