import { whenIdle } from '../start/whenIdle';

/**
 * Keeps what React hides ready to be shown. React hides with `display: none`, for which the browser throws style and
 * layout of the page away; here that is taken back, because the room around it is hidden by `content-visibility` in the
 * style sheet: as unseen to eyes, keyboard, search and screen reader, but it may be laid out. That happens in idle
 * moments, after each change, picture or font. Where a browser cannot, React's way stays.
 * @param room hides its only child
 * @returns stop
 */
export function keepLaidOut(room: HTMLElement): () => void {
  if (!('contentVisibility' in room.style)) return () => {};
  let stopped = false;
  const layOut = () => {
    // The browser passes a page that it does not show over until somebody asks for a size.
    if (!stopped) room.firstElementChild?.getBoundingClientRect();
  };
  const onChange = () => whenIdle(layOut);
  const hidden = new MutationObserver(() => {
    const page = room.firstElementChild;
    if (page instanceof HTMLElement && page.style.display === 'none') page.style.display = '';
    onChange();
  });
  hidden.observe(room, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  room.addEventListener('load', onChange, capture);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    stopped = true;
    hidden.disconnect();
    room.removeEventListener('load', onChange, capture);
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}

/** Of pictures, which does not bubble. */
const capture = true;
