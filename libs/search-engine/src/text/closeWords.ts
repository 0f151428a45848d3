import { nameSign } from './indexTokens.ts';
import { bitsIn, lettersOf } from './letters.ts';
import { allowedTypos, typosBetween, type CloseWord, type TypoSizes } from './typos.ts';
import type { WordStore } from './WordStore.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Beginnings that are right but for one letter at the front. */
function otherBeginnings(word: string): string[] {
  const rest = word.slice(1);
  const swapped = `${word[1] ?? ''}${word[0] ?? ''}${word.slice(2)}`;
  return [...letters.flatMap((letter) => [letter + rest, letter + word]), rest, swapped];
}

/** Words of the index a mistyped word may have meant. */
export function closeWords(words: WordStore, word: string, prefix: boolean, sizes: TypoSizes): readonly CloseWord[] {
  const max = allowedTypos(word, sizes);
  if (max === 0) return [];
  return words.closeThrough(`${max} ${prefix} ${word}`, () => lookForClose(words, word, prefix, max));
}

function lookForClose(words: WordStore, word: string, prefix: boolean, max: number): readonly CloseWord[] {
  const found = new Map<number, number>();
  const beginningWith = (start: string) =>
    /[0-9]/.test(word) ? words.beginningWith(start) : words.plainBeginningWith(start);
  const own = lettersOf(word);
  const look = (code: number, candidate: string) => {
    const typos = typosBetween(word, candidate, max, prefix);
    if (typos > 0 && typos <= max) found.set(code, Math.min(typos, found.get(code) ?? typos));
  };
  for (const sign of ['', nameSign]) {
    const lookFrom = (start: string) => {
      for (const code of beginningWith(sign + start)) {
        // Each letter that the other word has not is an error at least; few words need comparing letter by letter.
        const theirs = words.letters(code);
        if (bitsIn(own & ~theirs) > max || (!prefix && bitsIn(theirs & ~own) > max)) continue;
        look(code, words.word(code).slice(sign.length));
      }
    };
    lookFrom(word.slice(0, 1));
    for (const beginning of max < 2 ? [] : otherBeginnings(word)) {
      const code = prefix ? undefined : words.find(sign + beginning);
      if (prefix) lookFrom(beginning);
      else if (code !== undefined) look(code, beginning);
    }
  }
  return toList(found);
}

function toList(found: ReadonlyMap<number, number>): CloseWord[] {
  return [...found].map(([code, typos]) => ({ code, typos }));
}
