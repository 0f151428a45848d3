import type { Dictionary } from '../lists/Dictionary.ts';
import { LruCache } from '../lists/LruCache.ts';

/** Size limit of the marks that one column keeps, in bytes. */
const maxBytes = 100_000;

const emptyCache = () => new LruCache<Uint8Array>(maxBytes, (marked) => 100 + marked.length);

/**
 * Marks codes of texts. What a page refines by is asked for by each of its sub-queries and by the next page: the last
 * marks are kept.
 */
export class TextMarks {
  private readonly dictionary: Dictionary;
  private kept = emptyCache();

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary;
  }

  /** To be called when codes have changed their values. */
  forget(): void {
    this.kept = emptyCache();
  }

  /**
   * Codes whose text is one of some values, letter case aside.
   * @param exactly letter case counts too
   */
  of(values: readonly string[], exactly: boolean): Uint8Array {
    const { dictionary } = this;
    const key = JSON.stringify([exactly, ...values]);
    const kept = this.kept.get(key);
    // A new value may be alike.
    if (kept?.length === dictionary.values.length) return kept;
    const marked = new Uint8Array(dictionary.values.length);
    for (const value of values) {
      const exact = dictionary.find(value);
      const codes = exactly ? (exact === undefined ? [] : [exact]) : dictionary.alike(value);
      for (const code of codes) marked[code] = 1;
    }
    return this.kept.keep(key, marked);
  }
}
