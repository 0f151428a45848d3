/** Kept from question to question: a list as long as the vocabulary is not made and thrown away for each. */
let kept = new Uint16Array(0);
let touched: number[] = [];

/**
 * What the words of an index stand for in one question: bits as typed, with one and with two typing errors. The next
 * one made takes this one's place.
 */
export class WordHits {
  /** By word code, where its bits stand in the three lists; 0 for a word the question does not touch. */
  readonly places: Uint16Array;
  /** Codes that the question touches. */
  readonly codes: readonly number[];
  /** Codes from here on are not touched. */
  limit = 0;
  readonly bits: readonly [exact: number[], one: number[], two: number[]] = [[0], [0], [0]];
  private readonly steps = new Map<string, number>();
  private last = { from: -1, bit: 0, typos: 0, to: 0 };

  /** @param size number of word codes */
  constructor(size: number) {
    for (const code of touched) kept[code] = 0;
    if (kept.length < size) kept = new Uint16Array(Math.ceil(size * 1.2));
    touched = [];
    this.codes = touched;
    this.places = kept;
  }

  /** All bits of a word, with however many typing errors. */
  anyOf(code: number): number {
    const place = this.places[code]!;
    const [exact, one, two] = this.bits;
    return exact[place]! | one[place]! | two[place]!;
  }

  add(code: number, bit: number, typos: number): void {
    const place = this.places[code] ?? 0;
    if (place === 0) touched.push(code);
    this.places[code] = this.step(place, bit, typos);
    if (code >= this.limit) this.limit = code + 1;
  }

  /** Where the bits of a place stand with one bit more. Thousands of words in a row take the same step. */
  private step(from: number, bit: number, typos: number): number {
    const { last } = this;
    if (last.from === from && last.bit === bit && last.typos === typos) return last.to;
    const key = `${from} ${bit} ${typos}`;
    const to = this.steps.get(key) ?? this.added(from, bit, typos);
    this.steps.set(key, to);
    this.last = { from, bit, typos, to };
    return to;
  }

  private added(from: number, bit: number, typos: number): number {
    this.bits.forEach((list, at) => list.push((list[from] ?? 0) | (at === typos ? bit : 0)));
    return this.bits[0].length - 1;
  }
}
