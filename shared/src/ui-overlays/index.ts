import './overlays.css';

export { CartToasts } from './CartToasts';
