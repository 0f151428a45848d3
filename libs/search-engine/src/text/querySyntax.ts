import { besideToken } from './indexTokens.ts';
import { queryWords } from './words.ts';

/** What a question says with signs. */
export interface QuerySyntax {
  /** Every word that has to be found, those of phrases among them. */
  text: string;
  /** Words that have to stand side by side. */
  phrases: readonly (readonly string[])[];
  /** Words that may not be there. */
  excluded: readonly (readonly string[])[];
}

/** A phrase in quotes or a word, perhaps behind a minus. A minus within a word is part of it. */
const piece = /(^|\s)(-?)(?:"([^"]*)"|(\S+))/g;

/** @example readSyntax('"apple carplay" -white').excluded // [['white']] */
export function readSyntax(query: string): QuerySyntax {
  const text: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  for (const [, , minus, phrase, word = ''] of query.matchAll(piece)) {
    const words = queryWords(phrase ?? word);
    if (minus === '-') {
      if (words.length > 0) excluded.push(words);
      continue;
    }
    if (phrase !== undefined && words.length > 0) phrases.push(words);
    text.push(phrase ?? word);
  }
  return { text: text.join(' '), phrases, excluded };
}

/** Tokens of a record in which some words stand side by side. */
export function phraseTokens(words: readonly string[]): string[] {
  if (words.length === 1) return [...words];
  return words.slice(1).map((word, place) => besideToken(words[place] ?? '', word));
}
