import {
  baseOf,
  type ContentIndex,
  entryAddress,
  pointerOfPage,
  type ReleasePointer,
} from '@asia/shared/contracts';
import { fetchJson } from '@asia/shared/http';

/** Reads the live content. Each request returns only changed entries. */
export class LiveEntries {
  /** The index of the content at the last request. */
  private asked: { version: string; index: ContentIndex } | undefined;
  /** Integrity of each entry at its last request; empty for a removed entry. */
  private readonly brought = new Map<string, string>();

  /**
   * Returns the given entries that changed since the last call; null for a removed entry. Returns nothing without an
   * answer, or while the pinned content is live.
   */
  async changed(names: readonly string[]): Promise<Record<string, unknown>> {
    const version = (await ask<ReleasePointer>('/releases.json'))?.content.version;
    if (!version || (!this.asked && version === pointerOfPage()?.content.version)) return {};
    if (this.asked?.version !== version) {
      const index = await ask<ContentIndex>(`${baseOf('content', version)}index.json`);
      if (!index) return {};
      this.asked = { version, index };
    }
    const found: Record<string, unknown> = {};
    for (const name of names) {
      const integrity = this.asked.index[name] ?? '';
      if (this.brought.get(name) === integrity) continue;
      const entry = integrity ? await ask(entryAddress(name, integrity), integrity) : null;
      if (entry === undefined) continue;
      this.brought.set(name, integrity);
      found[name] = entry;
    }
    return found;
  }
}

async function ask<Data>(address: string, integrity?: string): Promise<Data | undefined> {
  const answer = await fetchJson(address, integrity === undefined ? {} : { integrity });
  return answer.ok ? (answer.data as Data) : undefined;
}
