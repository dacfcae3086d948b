import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../contracts';

interface Follower {
  /** Loads the texts of a language; never rejects. */
  load(language: Language): Promise<unknown>;
}

/** The language of the guest: chosen at the switch, or by opening a carta. */
export class LanguageStore {
  /** The language that the page shows. */
  current: Language = 'es';
  /** The language chosen last; its texts may still be loading. */
  private wanted: Language = 'es';
  private readonly followers: Follower[] = [];

  constructor() {
    makeAutoObservable<this, 'wanted' | 'followers'>(this, { wanted: false, followers: false });
  }

  /** Restores the language of an earlier visit at once: a page can then wait for its texts. */
  recall(language: Language): void {
    this.current = language;
    void this.choose(language);
  }

  /** Changes the whole page at once, as soon as all texts of the language are loaded, failed or slow. */
  async choose(language: Language): Promise<void> {
    this.wanted = language;
    await Promise.all(this.followers.map((texts) => texts.load(language)));
    if (this.wanted === language) runInAction(() => (this.current = language));
  }

  follow(texts: Follower): void {
    this.followers.push(texts);
    void texts.load(this.wanted);
  }
}
