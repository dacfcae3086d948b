import './overlays.css';

export { CartToasts, type CartToastsProps } from './CartToasts';
export { Sheet, type SheetProps } from './Sheet';
export { SideDrawer, type SideDrawerProps } from './SideDrawer';
