import { cheapestLook } from './cheapestLook.ts';
import { eachShared } from './sharedRows.ts';
import type { TextPlan } from './TextPlan.ts';
import type { WordHits } from './WordHits.ts';
import type { WordRows } from './WordRows.ts';
import type { WordStore } from './WordStore.ts';

/**
 * Numbers stored for each row: the query they belong to, three kinds of bits of its name, and three of all its words.
 */
const stride = 8;
const inName = 1;
const anywhere = 4;

/** Kept from question to question: a row is cleared when it is first written to. */
let slots = new Int32Array(0);
let question = 0;

/** The rows of the words are not worth making for a yard's few cars. */
const fewRows = 500;

/** What of a question was found in which rows. The next one made takes this one's place. */
export class RowBits {
  private readonly plan: TextPlan;
  private readonly hits: WordHits;
  private readonly store: WordStore;
  private readonly within: Uint8Array | null;

  /** @param within sets of attributes in which words count; null for all */
  constructor(plan: TextPlan, store: WordStore, within: Uint8Array | null = null) {
    this.plan = plan;
    this.within = within;
    this.hits = plan.hits;
    this.store = store;
    question = (question + 1) | 0;
    const length = store.lists.starts.length * stride;
    if (slots.length < length) slots = new Int32Array(Math.ceil(length * 1.2));
  }

  /**
   * Looks through the words of each row, of those with the question's rarest word, or through the rows of each word,
   * whichever is least.
   * @returns the rows that may be found, in their order
   */
  look(rows: Int32Array): Int32Array {
    const byWord = rows.length < fewRows ? null : this.store.rowsOfWords();
    const way = byWord ? cheapestLook(this.plan, byWord, rows) : 'all';
    if (byWord && way === 'byWord') {
      this.lookByWord(byWord, rows);
      // The rows of a word do not tell in which attribute it stands there.
      if (this.within) for (const row of rows) if (slots[row * stride] === question) this.readRow(row);
      return rows;
    }
    const read = typeof way === 'string' ? rows : way;
    for (let place = 0; place < read.length; place += 1) this.readRow(read[place]!);
    return read;
  }

  private lookByWord(byWord: WordRows, rows: Int32Array): void {
    const { places, codes } = this.hits;
    for (const code of codes) {
      const place = places[code]!;
      eachShared(byWord.of(code), rows, (held) => this.add(this.slot(held >> 1), place, (held & 1) === 1));
    }
    for (const row of byWord.changed) this.readRow(row);
  }

  /** Bits of a row's name as typed, with one and with two typing errors, and of all its words from place 3 on. */
  of(row: number, bits: Int32Array): boolean {
    const slot = row * stride;
    if (slots[slot] !== question) return false;
    for (let place = 0; place < 6; place += 1) bits[place] = slots[slot + inName + place]!;
    return true;
  }

  private slot(row: number): number {
    const slot = row * stride;
    if (slots[slot] !== question) this.clear(slot);
    return slot;
  }

  private clear(slot: number): void {
    slots.fill(0, slot, slot + stride);
    slots[slot] = question;
  }

  private add(slot: number, place: number, isName: boolean): void {
    const [exact, one, two] = this.hits.bits;
    slots[slot + anywhere]! |= exact[place]!;
    slots[slot + anywhere + 1]! |= one[place]!;
    slots[slot + anywhere + 2]! |= two[place]!;
    if (!isName) return;
    slots[slot + inName]! |= exact[place]!;
    slots[slot + inName + 1]! |= one[place]!;
    slots[slot + inName + 2]! |= two[place]!;
  }

  private readRow(row: number): void {
    const { places, limit } = this.hits;
    const { starts, flat } = this.store.lists;
    const slot = row * stride;
    this.clear(slot);
    const start = starts[row] ?? 0;
    if (start === 0) return;
    const end = start + flat[start]!;
    const titleEnd = start + 1 + flat[start + 1]!;
    const { within } = this;
    const sets = this.store.places;
    const setAt = (sets.starts[row] ?? 0) - start - 1;
    for (let at = start + 2; at <= end; at += 1) {
      const code = flat[at]!;
      const place = code < limit ? places[code]! : 0;
      if (place !== 0 && (within === null || within[sets.flat[at + setAt]!] === 1))
        this.add(slot, place, at <= titleEnd);
    }
  }
}
