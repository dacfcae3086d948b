/** A way into the menu. */
export interface HomeTile {
  title: string;
  description: string;
  linkTo: string;
  /** Name of a picture of the site. */
  picture: string;
  /** The two Chinese characters of its category. */
  seal: string;
}

export const tiles: HomeTile[] = [
  {
    title: 'Arroz Chino',
    description: 'Chowfan al wok con huevo y raíces chinas',
    linkTo: '/ArrozChino',
    picture: 'arroz-arroz-chowfan-de-la-casa',
    seal: '炒饭',
  },
  {
    title: 'Chop Suey',
    description: 'Verduras crocantes y la carne que prefieras',
    linkTo: '/ChopSuey',
    picture: 'chop-chop-suey-de-pollo',
    seal: '杂碎',
  },
  {
    title: 'Salsa Agridulce',
    description: 'Piña, pimentón y el punto justo',
    linkTo: '/SalsaAgridulce',
    picture: 'agridulce-cerdo-agridulce',
    seal: '糖醋',
  },
  {
    title: 'Entradas',
    description: 'Lumpias, wantanes y dumplings',
    linkTo: '/Entradas',
    picture: 'entradas-lumpias-vegetarianas-2-unidades',
    seal: '前菜',
  },
];
