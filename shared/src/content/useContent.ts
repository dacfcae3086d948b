import type { PictureRef } from '../contracts';
import { useLoaded } from '../loading/useLoaded';
import { contentPart } from './contentPart';

/** An entry of the content. While it loads, the component suspends, as in `useLoaded`. */
export const useContent = <Entry>(name: string): Entry => useLoaded(contentPart<Entry>(name));

/** Finds the pictures of the site that are of no dish, by their name. */
export function usePictures(): (name: string) => PictureRef {
  const pictures = useContent<Readonly<Record<string, PictureRef>>>('pictures');
  return (name) => {
    const picture = pictures[name];
    if (!picture) throw new Error(`The content has no picture "${name}".`);
    return picture;
  };
}
