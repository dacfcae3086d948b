import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CategoryKey, Dish } from '@asia/shared/contracts';
import { useLocation, useNavigate } from '@asia/shared/router';
import { inBackground, LoadBoundary, prefersReducedData, useHydrated, useLoaded } from '@asia/shared/ui';
import { useRail } from '../menu-data/categories';
import { sectionOf } from '../menu-data/sections';
import {
  closedSearch,
  DISH_PARAM,
  type DishAddress,
  findRow,
  firstUnits,
  readDishAddress,
  wasOpenedHere,
} from './dishAddress';
import { dishSheet } from './sheetModule';
import { SheetNotice, SheetWaiting } from './SheetSkeleton';

export interface DishSheetHostProps {
  /** Category of the page, if it has one. */
  home?: CategoryKey;
  /** The dishes of that category that the page shows, if they are newer than the section: from `/products`. */
  dishes?: readonly Dish[];
}

/** A dish whose sheet is open or closing. */
interface Opening extends DishAddress {
  opened: boolean;
  /** Each opening has a sheet of its own, with units of its own. */
  number: number;
}

/** Opens the sheet of the dish that the address names, and removes the dish from the address when the sheet closes. */
export function DishSheetHost({ home, dishes }: DishSheetHostProps) {
  // An address names a dish of a category.
  useRail();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  // The page was prerendered without a query, so the sheet opens after hydration.
  const value = hydrated ? new URLSearchParams(search).get(DISH_PARAM) : null;
  const address = readDishAddress(value, home);
  const [last, setLast] = useState<Opening | null>(null);
  const leaving = useRef(false);

  // The next touch is probably on a dish.
  useEffect(() => {
    if (!prefersReducedData()) inBackground(() => dishSheet.prefetch(), { forNextTouch: true });
  }, []);

  const opened = address !== null;
  if (address && !(last?.opened && last.key === address.key))
    setLast({ ...address, opened, number: (last?.number ?? 0) + 1 });
  else if (last && last.opened !== opened) setLast({ ...last, opened });

  const clean = () => void navigate({ search: closedSearch(search) }, { replace: true });
  const close = () => {
    // Going back is asynchronous, so a second Esc must not go back twice.
    if (leaving.current) return;
    leaving.current = true;
    if (wasOpenedHere(state)) void navigate(-1);
    else clean();
  };

  const unreadable = value !== null && !address;
  const onUnreadable = useEffectEvent(clean);
  useEffect(() => {
    leaving.current = false;
    if (unreadable) onUnreadable();
  }, [value, unreadable]);

  if (!last) return null;
  return (
    <LoadBoundary
      key={last.number}
      waiting={opened && <SheetWaiting />}
      notice={(problem) => (
        <SheetNotice {...problem} opened={opened} onClose={close} onClosed={() => setLast(null)} />
      )}
    >
      <OpenDish
        address={last}
        opened={opened}
        firstUnits={firstUnits(state)}
        onClose={close}
        onUnknown={clean}
        dishes={last.category === home ? dishes : undefined}
      />
    </LoadBoundary>
  );
}

interface OpenDishProps extends Pick<DishSheetHostProps, 'dishes'> {
  address: DishAddress;
  opened: boolean;
  firstUnits: number;
  onClose: () => void;
  onUnknown: () => void;
}

function OpenDish({ address, onUnknown, dishes, ...props }: OpenDishProps) {
  const { opened } = props;
  const module = useLoaded(dishSheet);
  const section = useLoaded(sectionOf(address.category));
  const dish = (dishes ?? section.dishes).find(({ key }) => key === address.key);
  const unknown = opened && !dish;

  const report = useEffectEvent(onUnknown);
  useEffect(() => {
    if (unknown) report();
  }, [unknown]);

  useReturnFocus(opened, dish?.key);

  if (!dish) return null;
  return <module.DishSheet {...props} dish={dish} category={section.category} />;
}

/**
 * When the sheet closes, focuses the row of its dish. An address may have opened the sheet of a row that is out of
 * view: the page then scrolls to the row.
 */
function useReturnFocus(opened: boolean, key: string | undefined): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && !opened) {
      const row = findRow(key);
      row?.focus({ preventScroll: isInView(row) });
    }
    wasOpened.current = opened;
  }, [opened, key]);
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
