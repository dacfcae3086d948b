import type { EntryName } from '../contracts';
import { useLoaded } from '../loading/useLoaded';
import { contentEntry } from './contentEntry';

/** An entry of the content. While it loads, the component suspends, as in `useLoaded`. */
export const useContent = <Entry>(name: EntryName<Entry>): Entry => useLoaded(contentEntry(name));
