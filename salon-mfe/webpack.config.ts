import { appConfigs } from '@asia/app-build/webpack';
import app from './app';

export default appConfigs(app);
