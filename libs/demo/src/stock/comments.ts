import type { Chance } from './chance.ts';
import { closings, emoji, markup, middles, openings, shouting } from './comment-texts.ts';

export type CommentKind = keyof typeof openings;
/** Every way dealers' texts come: good, missing, blank, or written without care. */
export type CommentState = 'written' | 'long' | 'missing' | 'blank' | 'shouted' | 'markup' | 'emoji' | 'endless';

export interface CommentFacts {
  kind: CommentKind;
  /** Words for the marks of the texts. Sentences with an unfilled mark are not used. */
  words: Readonly<Record<string, string | null>>;
}

export const chooseCommentState = (chance: Chance): CommentState =>
  chance.weighted([
    ['written', 58],
    ['long', 28],
    ['missing', 5],
    ['blank', 2],
    ['shouted', 2],
    ['markup', 2],
    ['emoji', 2],
    ['endless', 1],
  ]);

const marks = /\{(\w+)\}/g;

function fillable(text: string, words: CommentFacts['words']): boolean {
  return [...text.matchAll(marks)].every(([, mark]) => Boolean(words[mark ?? '']));
}

const fill = (text: string, words: CommentFacts['words']) =>
  text.replace(marks, (_, mark: string) => words[mark] ?? '');

export function writeComment(chance: Chance, state: CommentState, { kind, words }: CommentFacts): string | null {
  const usable = (texts: readonly string[]) =>
    texts.filter((text) => fillable(text, words)).map((text) => fill(text, words));
  const one = (texts: readonly string[]) => chance.pick(usable(texts));
  const written = (paragraphs: number, ends: number) =>
    [
      one(openings[kind]),
      ...chance.some(usable(middles[kind]), paragraphs),
      chance.some(usable(closings), ends).join(' '),
    ].join('\n\n');
  switch (state) {
    case 'missing':
      return null;
    case 'blank':
      return '   ';
    case 'written':
      return written(chance.int(1, 2), 1);
    case 'long':
      return written(chance.int(3, 4), chance.int(2, 3));
    case 'shouted':
      return one(shouting).toUpperCase().repeat(chance.int(1, 2)).trim();
    case 'markup':
      return one(markup);
    case 'emoji':
      return one(emoji);
    case 'endless': {
      // Some dealers paste their whole brochure under every vehicle.
      const parts: string[] = [];
      while (parts.join('\n\n').length <= 3_200) parts.push(written(4, 3));
      return parts.join('\n\n');
    }
  }
}
