import { appConfigs } from '@asia/app-build/webpack';
import app from './app.mjs';

export default appConfigs(app);
