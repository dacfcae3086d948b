import { when } from 'mobx';
import { use, useState } from 'react';
import type { Language } from '../contracts';
import { Loadable, memoizeByKey } from '../loading/Loadable';
import { useHydrated } from '../loading/useHydrated';
import { language } from './language';

type Foreign = Exclude<Language, 'es'>;
type Fetch<Texts> = () => Promise<{ default: Texts }>;

const isFetch = <Texts extends object>(source: Texts | Fetch<Texts>): source is Fetch<Texts> =>
  typeof source === 'function';

/**
 * The texts of an app, or of one of its folders. Spanish is always in the code, and is shown while another language is
 * fetched, and after a failure.
 */
export class MessageCatalog<Texts extends object> {
  private readonly translation: (language: Foreign) => Texts | Loadable<Texts>;
  /** One promise per language, for React. */
  readonly firstAttempt: (language: Language) => Promise<void>;

  constructor(
    name: string,
    readonly spanish: Texts,
    others: Record<Foreign, Texts | Fetch<Texts>>,
  ) {
    this.translation = memoizeByKey((foreign) => {
      const source = others[foreign];
      return isFetch(source)
        ? new Loadable(`${name} ${foreign}`, async () => (await source()).default)
        : source;
    });
    this.firstAttempt = memoizeByKey((wanted) => this.load(wanted));
    language.follow(this);
  }

  /** The texts in the guest's language; observable. Components use {@link useTexts}: Spanish until hydration. */
  get texts(): Texts {
    return this.in(language.current);
  }

  /** The texts in a language, if they are loaded; otherwise Spanish. */
  in(wanted: Language): Texts {
    if (wanted === 'es') return this.spanish;
    const translation = this.translation(wanted);
    return (translation instanceof Loadable ? translation.value : translation) ?? this.spanish;
  }

  /** Resolves when the texts of a language are loaded, failed or slow. */
  async load(wanted: Language = language.current): Promise<void> {
    if (wanted === 'es') return;
    const translation = this.translation(wanted);
    if (!(translation instanceof Loadable)) return;
    void translation.prefetch();
    await when(() => translation.phase !== 'loading');
  }
}

/** The texts for a component, which must be an `observer`. */
export function useTexts<Texts extends object>(catalog: MessageCatalog<Texts>): Texts {
  const hydrated = useHydrated();
  return hydrated ? catalog.texts : catalog.spanish;
}

/** Suspends a page, when it appears, until its texts are loaded; later, a page that suspended would lose its place. */
export function useMessagesReady(catalog: MessageCatalog<object>): void {
  const [first] = useState(language.current);
  // Also for loaded texts: React renders a waiting page again, and then expects the same hooks.
  if (first !== 'es') use(catalog.firstAttempt(first));
}
