export { announced } from '../ui/Announcer';
export { expectAccessible } from './expectAccessible';
export { aCartItem, aDish, anOrderableDish, aPicture, aSiteTable } from './fixtures';
export { allowConsole } from './noise';
export { focused, inHead, part } from './outside';
export { setClock } from './setClock';
export { setWidth } from './setWidth';
export { renderApp, type RenderAppOptions } from './renderApp';
export { untranslated } from './translated';
