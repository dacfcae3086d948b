/** The texts of pages that exist only in Spanish: the menu index, the categories, the drinks and the kids' menu. */
export const pageTexts = {
  menu: 'Menú',
  /** Chinese ornament beside the title. */
  menuHan: '菜单',
  menuLead:
    'Elige una categoría para ver los platos y los precios. Los precios están en pesos colombianos, con impuestos incluidos.',
  wholeCarta: 'Ver la carta completa',
  backToMenu: 'Regresar al Menú',
  backToDrinks: 'Regresar a Bebidas',
  categories: 'Categorías',
  drinks: 'Bebidas',
  moreDrinks: 'Más bebidas',
  /** Before a price. */
  from: 'desde',
  countDishes: (count: number) => `${count} ${count === 1 ? 'plato' : 'platos'}`,
  countDrinks: (count: number) => `${count} ${count === 1 ? 'bebida' : 'bebidas'}`,
  moreSections: (count: number) => `${count} secciones más`,

  add: 'Agregar',
  addDish: (dish: string) => `Agregar ${dish}`,
  /** For screen readers, after the word that asks. */
  priceInChat: (dish: string) => ` el precio de ${dish} por WhatsApp`,
};
