import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Dialog {
  opened: boolean;
  /** Called once the dialog is closed by Esc, a click beside it, or `close`. */
  onClose: () => void;
}

type DialogEvent<Event extends SyntheticEvent> = Event & { currentTarget: HTMLDialogElement };

/** Tab goes from the last control to the first, and back: the browser would leave the page in between. */
function keepFocusInside(event: DialogEvent<KeyboardEvent>): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'),
  ];
  const [leaves, enters] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  enters?.focus();
}

/** The page behind a dialog does not scroll, and keeps its width. */
const holdPage = (held: boolean) =>
  Object.assign(document.documentElement.style, {
    overflow: held ? 'hidden' : '',
    scrollbarGutter: held ? 'stable' : '',
  });

/**
 * A modal `<dialog>`: the browser makes the page inert, closes the dialog with Esc and returns the focus.
 * @returns props of the `<dialog>`; a ref for the element that gets the focus; a function that closes it
 */
export function useDialog<First extends HTMLElement>({ opened, onClose }: Dialog) {
  const ref = useRef<HTMLDialogElement>(null);
  const first = useRef<First>(null);
  const hidden = useRef(false);
  const close = () => ref.current?.close();

  useLayoutEffect(() => {
    const { current } = ref;
    if (!opened) current?.close();
    else if (!current?.open) {
      current?.showModal();
      first.current?.focus({ preventScroll: true });
    }
    holdPage(opened);
    return () => void holdPage(false);
  }, [opened]);
  // A dialog that is removed while it is open reports no close, which would end the toasts too. React also hides it
  // while its content loads, and during a save in development: the first effect opens it again.
  useLayoutEffect(() => {
    const { current } = ref;
    hidden.current = false;
    return () => {
      hidden.current = true;
      current?.close();
    };
  }, []);

  const dialog = {
    ref,
    // The event comes after the close: the dialog may be open again by then.
    onClose: ({ currentTarget }: DialogEvent<SyntheticEvent>) => {
      if (opened && !hidden.current && !currentTarget.open) onClose();
    },
    // The second click of a double click is beside the dialog that the first one opened.
    onClick: ({ target, currentTarget, detail }: DialogEvent<MouseEvent>) => {
      if (target === currentTarget && detail < 2) close();
    },
    onKeyDown: keepFocusInside,
  };
  return { dialog, first, close };
}
