import type { CategoryKey } from '@asia/shared/contracts';

/**
 * One chunk per category: a page loads its own dishes only. Written out because a package's exports
 * do not resolve for an import whose name is computed.
 */
export const sectionFiles: Record<CategoryKey, () => Promise<{ default: unknown }>> = {
  entradas: () =>
    import(/* webpackChunkName: "section-entradas" */ '@asia/shared/menu-data/sections/entradas.json'),
  sopas: () => import(/* webpackChunkName: "section-sopas" */ '@asia/shared/menu-data/sections/sopas.json'),
  cremas: () =>
    import(/* webpackChunkName: "section-cremas" */ '@asia/shared/menu-data/sections/cremas.json'),
  especiales: () =>
    import(/* webpackChunkName: "section-especiales" */ '@asia/shared/menu-data/sections/especiales.json'),
  arroz: () => import(/* webpackChunkName: "section-arroz" */ '@asia/shared/menu-data/sections/arroz.json'),
  agridulce: () =>
    import(/* webpackChunkName: "section-agridulce" */ '@asia/shared/menu-data/sections/agridulce.json'),
  curry: () => import(/* webpackChunkName: "section-curry" */ '@asia/shared/menu-data/sections/curry.json'),
  ostras: () =>
    import(/* webpackChunkName: "section-ostras" */ '@asia/shared/menu-data/sections/ostras.json'),
  chop: () => import(/* webpackChunkName: "section-chop" */ '@asia/shared/menu-data/sections/chop.json'),
  vegetariano: () =>
    import(/* webpackChunkName: "section-vegetariano" */ '@asia/shared/menu-data/sections/vegetariano.json'),
  vegano: () =>
    import(/* webpackChunkName: "section-vegano" */ '@asia/shared/menu-data/sections/vegano.json'),
  mariscos: () =>
    import(/* webpackChunkName: "section-mariscos" */ '@asia/shared/menu-data/sections/mariscos.json'),
  combinado: () =>
    import(/* webpackChunkName: "section-combinado" */ '@asia/shared/menu-data/sections/combinado.json'),
  triple: () =>
    import(/* webpackChunkName: "section-triple" */ '@asia/shared/menu-data/sections/triple.json'),
  lomien: () =>
    import(/* webpackChunkName: "section-lomien" */ '@asia/shared/menu-data/sections/lomien.json'),
  tofu: () => import(/* webpackChunkName: "section-tofu" */ '@asia/shared/menu-data/sections/tofu.json'),
  infantil: () =>
    import(/* webpackChunkName: "section-infantil" */ '@asia/shared/menu-data/sections/infantil.json'),
  carnes: () =>
    import(/* webpackChunkName: "section-carnes" */ '@asia/shared/menu-data/sections/carnes.json'),
  bebidas: () =>
    import(/* webpackChunkName: "section-bebidas" */ '@asia/shared/menu-data/sections/bebidas.json'),
  postres: () =>
    import(/* webpackChunkName: "section-postres" */ '@asia/shared/menu-data/sections/postres.json'),
  cerveza: () =>
    import(/* webpackChunkName: "section-cerveza" */ '@asia/shared/menu-data/sections/cerveza.json'),
  cocteleria: () =>
    import(/* webpackChunkName: "section-cocteleria" */ '@asia/shared/menu-data/sections/cocteleria.json'),
  gaseosas: () =>
    import(/* webpackChunkName: "section-gaseosas" */ '@asia/shared/menu-data/sections/gaseosas.json'),
  hatsu: () => import(/* webpackChunkName: "section-hatsu" */ '@asia/shared/menu-data/sections/hatsu.json'),
  jugos: () => import(/* webpackChunkName: "section-jugos" */ '@asia/shared/menu-data/sections/jugos.json'),
  licores: () =>
    import(/* webpackChunkName: "section-licores" */ '@asia/shared/menu-data/sections/licores.json'),
  sangrias: () =>
    import(/* webpackChunkName: "section-sangrias" */ '@asia/shared/menu-data/sections/sangrias.json'),
  sodas: () => import(/* webpackChunkName: "section-sodas" */ '@asia/shared/menu-data/sections/sodas.json'),
  vinos: () => import(/* webpackChunkName: "section-vinos" */ '@asia/shared/menu-data/sections/vinos.json'),
};
