import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../contracts';

/** Texts that follow the guest's language. */
interface Follower {
  /** Brings the texts of a language; never rejects. */
  arrive(language: Language): Promise<unknown>;
}

/** The language that the guest reads: chosen at the switch, or by opening a carta. */
export class LanguageStore {
  /** What is on show. */
  current: Language = 'es';
  /** What was asked for last; its texts may still be on their way. */
  private wanted: Language = 'es';
  private readonly followers: Follower[] = [];

  constructor() {
    makeAutoObservable<this, 'wanted' | 'followers'>(this, { wanted: false, followers: false });
  }

  /** The language of an earlier visit: known at once, so that a page can wait for its texts. */
  recall(language: Language): void {
    this.current = language;
    void this.choose(language);
  }

  /** Changes the language of everything on show in one moment, once all texts of it have arrived, failed or turned out to be slow. */
  async choose(language: Language): Promise<void> {
    this.wanted = language;
    await Promise.all(this.followers.map((texts) => texts.arrive(language)));
    if (this.wanted === language) runInAction(() => (this.current = language));
  }

  /** Texts that join later are brought at once. */
  follow(texts: Follower): void {
    this.followers.push(texts);
    void texts.arrive(this.wanted);
  }
}
