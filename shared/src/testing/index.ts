export { announced } from '../ui/Announcer';
export { expectAccessible } from './expectAccessible';
export { aCartItem, aDish, anOrderableDish, aPicture } from './fixtures';
export { allowConsole } from './noise';
export { focused, inHead, part } from './outside';
export { renderApp, type RenderAppOptions } from './renderApp';
// For tests that lead from one page to another; the site itself asks its own table.
export { Route, Routes } from 'react-router-dom';
