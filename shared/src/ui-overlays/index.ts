import './overlays.css';

export { CartToasts } from './CartToasts';
export { Sheet } from './Sheet';
export { SideDrawer } from './SideDrawer';
