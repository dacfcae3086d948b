export * from './address';
export * from './language';
export * from './menu';
export * from './federation';
export * from './prerender';
export * from './site';
export * from './content';
export * from './dom';
