export { CartToasts } from '@asia/shared/ui-overlays';
export { MenuDrawer } from './MenuDrawer';
