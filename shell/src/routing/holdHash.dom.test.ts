import { holdHash } from './holdHash';

it.each([
  ['is kept from the router while a part of the page is not hydrated', '', '/ArrozChino#content', 0],
  ['reaches the router of a hydrated page', 'data-hydrated', '/ArrozChino#content', 1],
  ['reaches the router with another page', '', '/Menu#content', 1],
  ['reaches the router where it stays the same, as when a drawer closes', '', '/ArrozChino', 1],
])('a hash %s', (_what, hydrated, address, heard) => {
  document.body.innerHTML = `<div data-island ${hydrated}></div>`;
  history.replaceState(null, '', '/ArrozChino');
  const router = jest.fn();
  const listening = new AbortController();
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation(function (this: Window, type, on) {
    EventTarget.prototype.addEventListener.call(window, type, on, { signal: listening.signal });
  });
  holdHash();
  listen.mockRestore();
  window.addEventListener('popstate', router, { signal: listening.signal });
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  listening.abort();
  expect(router).toHaveBeenCalledTimes(heard);
});
