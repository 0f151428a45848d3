import type { QueryWord } from './amounts.ts';
import { either } from './namedRules.ts';
import type { ReadingWords } from './readingWords.ts';
import type { ReadPart } from './readRule.ts';

/** Range of characters in the query. */
interface Span {
  from: number;
  to: number;
}

interface PlacedPart {
  part: ReadPart;
  spans: readonly Span[];
  /** Index of the word after it. */
  end: number;
}

const joints = new Set(['or', 'and', 'vs', 'versus']);

/** The parts of a question as they are read, word by word. */
export class PartList {
  readonly placed: PlacedPart[] = [];
  private readonly words: readonly QueryWord[];
  private readonly sayValue: ReadingWords['sayValue'];

  constructor(words: readonly QueryWord[], { sayValue }: ReadingWords) {
    this.words = words;
    this.sayValue = sayValue;
  }

  /**
   * Adds a part, unless it contradicts an earlier one. Parts of one kind may be both ends of a range, or two
   * alternatives.
   */
  take(part: ReadPart, at: number): boolean {
    const end = at + part.length;
    const span = { from: this.words[at]?.from ?? 0, to: this.words[end - 1]?.to ?? 0 };
    const same = this.placed.filter((one) => one.part.attribute === part.attribute);
    const again = same.find((one) => one.part.filter === part.filter && part.filter !== '');
    if (again) {
      this.placed[this.placed.indexOf(again)] = { ...again, spans: [...again.spans, span], end };
      return true;
    }
    if (same.every((one) => one.part.isBound && part.isBound)) {
      this.placed.push({ part, spans: [span], end });
      return true;
    }
    const [before] = same;
    const isJoined = joints.has(this.words[at - 1]?.word ?? '');
    const both = before && same.length === 1 ? either(before.part, part, { isJoined, sayValue: this.sayValue }) : null;
    if (!before || !both) return false;
    const [last = span] = before.spans.slice(-1);
    // The word between them belongs to them.
    const isBeside = before.end === at - Number(isJoined);
    const spans = isBeside ? [...before.spans.slice(0, -1), { from: last.from, to: span.to }] : [...before.spans, span];
    this.placed[this.placed.indexOf(before)] = { part: both, spans, end };
    return true;
  }
}

/** A query without some of its characters. @example withoutSpans('a red ute', [{ from: 2, to: 5 }]) // 'a ute' */
export function withoutSpans(query: string, spans: readonly Span[]): string {
  const ordered = [...spans].sort((one, other) => other.from - one.from);
  const left = ordered.reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, query);
  return left.trim().replace(/\s+/g, ' ');
}
