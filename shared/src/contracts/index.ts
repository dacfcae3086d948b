export * from './menu';
export * from './federation';
export * from './cart';
