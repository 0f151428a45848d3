import { meaningsOf } from './meanings.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** Words of a feature that may stand between two that are typed: `heated seats` are `Heated front seats`. */
const widestGap = 2;

const keysOf = (words: readonly string[]): string[] => words.map((word) => wordKey([word]));

/** Whether the typed words stand in a feature in their order and close together. */
function isWithin(typed: readonly string[], feature: readonly string[]): boolean {
  let place = -1;
  return typed.every((word, index) => {
    const next = feature.indexOf(word, place + 1);
    const isClose = next >= 0 && (index === 0 || next - place <= widestGap + 1);
    place = next;
    return isClose;
  });
}

/** The equipment that a site's vehicles list, by the words for it. */
export class Equipment {
  private readonly byWord = new Map<string, { value: string; words: readonly string[] }[]>();

  constructor(features: readonly string[]) {
    for (const value of features) {
      const words = keysOf(plainWords(value));
      for (const word of new Set(words)) this.byWord.set(word, [...(this.byWord.get(word) ?? []), { value, words }]);
    }
  }

  /** Features that hold some adjacent words. */
  within(words: readonly string[]): readonly string[] {
    const typed = keysOf(words);
    return (this.byWord.get(typed[0] ?? '') ?? [])
      .filter((one) => isWithin(typed, one.words))
      .map(({ value }) => value);
  }

  /**
   * Features that hold all of several adjacent words. One word alone is looked for as text, as are words that have
   * other names: a `tow bar` may be listed as a towbar.
   */
  named(words: readonly string[]): readonly string[] {
    return words.length < 2 || meaningsOf(wordKey(words)).length > 0 ? [] : this.within(words);
  }
}
