export { announced } from '../ui/Announcer';
export { expectAccessible } from './expectAccessible';
export { aCartItem, aDish, anOrderableDish, aPicture } from './fixtures';
export { allowConsole } from './noise';
export { focused, inHead, part } from './outside';
export { renderApp, type RenderAppOptions } from './renderApp';
