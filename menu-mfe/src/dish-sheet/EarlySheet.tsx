import { useEffect, useState } from 'react';
import { EARLY_DISH, HYDRATED, ISLAND } from '@asia/shared/contracts';
import { parseDishKey } from '@asia/shared/menu';
import { LoadBoundary, type OwnRoot, ownRoot } from '@asia/shared/ui';
import { sectionOf } from '../menu-data/sections';
import { findRow } from './dishAddress';
import { DishSheet, type DishSheetProps } from './DishSheet';
import { SheetNotice } from './SheetSkeleton';

interface EarlySheet {
  key: string;
  root: OwnRoot;
  shut: () => void;
  /** Whether its page has asked for the address of the dish, and controls the sheet as soon as that is there. */
  taken: boolean;
  closed: boolean;
}

/** Opened before hydration, until its page controls it. */
let early: EarlySheet | undefined;

/** Opens the sheet of a dish that was tapped before hydration over the prerendered page, in a root of its own. */
export function openEarly(): void {
  const html = document.documentElement;
  const key = html.getAttribute(EARLY_DISH) ?? '';
  const parsed = parseDishKey(key);
  const { category, dishes = [] } = (parsed && sectionOf(parsed.category).value) ?? {};
  const dish = dishes.find((each) => each.key === key);
  // The tap is replayed on a page that is hydrated.
  if (!category || !dish || findRow(key)?.closest(`[${ISLAND}]`)?.hasAttribute(HYDRATED)) return;
  const sheet = (opened: boolean) => (
    <GuardedSheet dish={dish} category={category} opened={opened} onClose={close} />
  );
  const close = () => {
    early?.shut();
    if (early?.taken) early.closed = true;
    else early = undefined;
  };
  const root = ownRoot.draw?.(sheet(true));
  if (!root) return;
  early = { key, root, shut: () => root.render(sheet(false)), taken: false, closed: false };
  html.removeAttribute(EARLY_DISH);
}

/** The dish whose sheet is open without an address, once. */
export function takeEarlyDish(): string | undefined {
  if (!early || early.taken) return undefined;
  early.taken = true;
  addEventListener('popstate', leaveEarly, { once: true });
  return early.key;
}

/** Back can be faster than the page: the address is gone before the page has seen it. */
function leaveEarly(): void {
  early?.shut();
  early = undefined;
}

/** The sheet of an address. One that is open early stays in its root: a new one would lose units, place and focus. */
export function OpenSheet(props: DishSheetProps) {
  const [mine] = useState(() => (early?.key === props.dish.key ? early : undefined));
  useEffect(() => {
    if (!mine?.closed) mine?.root.render(<GuardedSheet {...props} />);
    else if (props.opened) props.onClose();
  });
  useEffect(() => {
    if (!mine) return undefined;
    early = undefined;
    return () => mine.root.render(null);
  }, [mine]);
  return mine ? null : <DishSheet {...props} />;
}

/** In a root of its own, no boundary of the page catches an error. */
function GuardedSheet(props: DishSheetProps) {
  const { opened, onClose } = props;
  return (
    <LoadBoundary notice={(problem) => <SheetNotice {...problem} opened={opened} onClose={onClose} />}>
      <DishSheet {...props} />
    </LoadBoundary>
  );
}
