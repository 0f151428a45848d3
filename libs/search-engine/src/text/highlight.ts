import { textsOf } from './recordWords.ts';
import type { QueryWord } from './TextSearch.ts';
import { foldText } from './words.ts';

export interface HighlightTags {
  pre: string;
  post: string;
}

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

export type WordPattern = { word: string; pattern: RegExp };

const wordStart = String.raw`(?:(?<![\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L}))`;
const wordEnd = String.raw`(?:(?![\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L}))`;

/** What to mark for each word of the question; `cx5` marks `CX-5` too. Forms are letters and digits only. */
export function wordPatterns(words: readonly QueryWord[]): WordPattern[] {
  return words.map(({ word, forms, joined = [], prefix }) => {
    const spaced = forms.map((form) => [...form].join(String.raw`[^\p{L}\p{N}]?`));
    return {
      word,
      pattern: new RegExp(`${wordStart}(?:${[...joined, ...spaced].join('|')})${prefix ? '' : wordEnd}`, 'gu'),
    };
  });
}

/** Marks every match in a text. The text itself is left as it is: whoever shows it escapes it. */
export function highlightText(text: string, patterns: readonly WordPattern[], tags: HighlightTags): Highlight {
  if (patterns.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const folded = foldText(text);
  const marked = new Uint8Array(text.length);
  const matchedWords: string[] = [];
  for (const { word, pattern } of patterns) {
    let any = false;
    for (const found of folded.matchAll(pattern)) {
      any = true;
      marked.fill(1, found.index, found.index + found[0].length);
    }
    if (any) matchedWords.push(word);
  }
  if (matchedWords.length === 0) return { value: text, matchLevel: 'none', matchedWords };
  let value = '';
  for (let at = 0; at < text.length; at += 1) {
    const here = marked[at] === 1;
    const before = at > 0 && marked[at - 1] === 1;
    if (here && !before) value += tags.pre;
    if (!here && before) value += tags.post;
    value += text.charAt(at);
  }
  if (marked.at(-1) === 1) value += tags.post;
  return {
    value,
    matchLevel: matchedWords.length === patterns.length ? 'full' : 'partial',
    fullyHighlighted: marked.every((mark) => mark === 1),
    matchedWords,
  };
}

/**
 * The `_highlightResult` of a hit: one entry for each attribute, a list where the attribute is one.
 * @param seen what was marked before: the hits of an answer share most of their texts
 */
export function highlightRecord(
  record: Readonly<Record<string, unknown>>,
  attributes: readonly string[],
  patterns: readonly WordPattern[],
  tags: HighlightTags,
  seen: Map<string, Highlight>,
): Record<string, Highlight | Highlight[]> {
  const result: Record<string, Highlight | Highlight[]> = {};
  const mark = (text: string): Highlight => {
    const known = seen.get(text);
    if (known) return known;
    const marked = highlightText(text, patterns, tags);
    seen.set(text, marked);
    return marked;
  };
  for (const attribute of attributes) {
    const marked = textsOf(record, attribute).map(mark);
    const [first] = marked;
    if (first) result[attribute] = Array.isArray(record[attribute]) ? marked : first;
  }
  return result;
}
