import './overlays.css';

export { CartToasts } from './CartToasts';
export { SideDrawer } from './SideDrawer';
