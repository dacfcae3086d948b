import { when } from 'mobx';
import type { Language } from '../contracts';
import { Loadable, perKey } from '../loading/Loadable';
import { useHydrated } from '../loading/useHydrated';
import { language } from './language';

type Foreign = Exclude<Language, 'es'>;

/**
 * The texts of one app in every language of the house. Spanish comes with the code; another language is fetched once a
 * guest reads it. What does not arrive is said in Spanish.
 */
export class Catalogue<Texts> {
  private readonly table: (language: Foreign) => Loadable<Texts>;
  private readonly settled = new Set<Language>(['es']);

  /** @param name of the app, for messages */
  constructor(
    name: string,
    readonly spanish: Texts,
    others: Record<Foreign, () => Promise<{ default: Texts }>>,
  ) {
    this.table = perKey(
      (foreign) => new Loadable(`${name} ${foreign}`, async () => (await others[foreign]()).default, quiet),
    );
    language.follow(this);
  }

  /** What the guest reads; observable. A prerendered part is Spanish until it is alive: components take {@link useTexts}. */
  get texts(): Texts {
    return this.in(language.current);
  }

  /** What readers of a language read, as far as it has arrived. */
  in(wanted: Language): Texts {
    return (wanted === 'es' ? undefined : this.table(wanted).value) ?? this.spanish;
  }

  /** Brings the texts of a language; waits neither for what fails nor for what takes long. */
  async arrive(wanted: Language = language.current): Promise<void> {
    if (wanted !== 'es') {
      const table = this.table(wanted);
      void table.prefetch();
      await when(() => table.phase !== 'loading');
    }
    this.settled.add(wanted);
  }

  /** Whether there is something to wait for. */
  get isOnItsWay(): boolean {
    return !this.settled.has(language.current);
  }
}

const quiet = { quiet: true };

/** The texts of a component, which must observe. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const hydrated = useHydrated();
  return hydrated ? catalogue.texts : catalogue.spanish;
}

/** For a page that is written for no guest: its first paint waits for the texts, and its prerendered HTML stays until then. */
export function useArrival(catalogue: Catalogue<unknown>): void {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  if (catalogue.isOnItsWay) throw catalogue.arrive();
}
