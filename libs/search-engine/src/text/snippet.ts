import type { WordPattern } from './highlight.ts';
import { highlightText, type Highlight, type HighlightTags } from './highlight.ts';
import { foldText, wordPattern } from './words.ts';

const usualWords = 10;

/** An attribute to cut and to how many words. @example readSnippet('name:5') // { attribute: 'name', words: 5 } */
export function readSnippet(text: string): { attribute: string; words: number } {
  const [, attribute = text, words] = /^(.*):(\d{1,4})$/.exec(text) ?? [];
  return { attribute, words: words === undefined ? usualWords : Number(words) };
}

/** A text cut to some words around the first that match, with an ellipsis where it was cut. */
export function snippetText(
  text: string,
  patterns: readonly WordPattern[],
  { words: count, ellipsis, tags }: { words: number; ellipsis: string; tags: HighlightTags },
): Pick<Highlight, 'value' | 'matchLevel'> {
  const folded = foldText(text);
  const words = [...folded.matchAll(wordPattern)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  const max = Math.max(1, count);
  let [start, end] = [0, text.length];
  if (words.length > max) {
    const found = patterns.flatMap(({ pattern }) => [...folded.matchAll(pattern)].map(({ index }) => index));
    const matched = words.flatMap(({ to }, place) =>
      found.some((at) => at < to && at >= words[place]!.from) ? [place] : [],
    );
    const first = matched[0] ?? 0;
    const last = matched.findLast((place) => place < first + max) ?? first;
    // What matches stands in the middle, as far as the text goes.
    const from = Math.max(0, Math.min(words.length - max, Math.floor((first + last + 1 - max) / 2)));
    start = from === 0 ? 0 : words[from]!.from;
    end = from + max >= words.length ? text.length : words[from + max - 1]!.to;
  }
  const { value, matchLevel } = highlightText(text.slice(start, end), patterns, tags);
  return { value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`, matchLevel };
}
