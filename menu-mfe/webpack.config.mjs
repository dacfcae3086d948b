import { appConfigs } from '@asia/presets/webpack';
import app from './app.mjs';

export default appConfigs(app);
