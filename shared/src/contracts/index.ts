export * from './address';
export * from './menu';
export * from './federation';
export * from './site';
export * from './dom';
