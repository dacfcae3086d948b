import { appConfigs } from '../scripts/webpack/app.mjs';

export default appConfigs('menu-mfe');
