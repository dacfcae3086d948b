import { makeAutoObservable } from 'mobx';
import { entry, type Facts } from '../contracts';
import { content } from '../pageContent';

/** The facts with which an order is written: those of the page, until a page of an order follows what is live. */
class LiveFacts {
  current: Facts = content(entry('facts'));

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Call it after hydration, which expects the facts of the HTML. */
  follow(facts: Facts): void {
    this.current = facts;
  }
}

export const facts = /* @__PURE__ */ new LiveFacts();
