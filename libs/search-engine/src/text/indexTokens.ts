import { foldText, withoutApostrophes, wordPattern } from './words.ts';

/** Stands before a token that is a name as a whole: `=cx5` for "CX-5", "CX 5" and "CX5". No word begins with it. */
export const nameSign = '=';

/** Two words that stand beside each other. No word holds a space, so nobody who types one word finds the two. */
export const besideToken = (word: string, next: string): string => ` ${word} ${next}`;

/** What may stand between the parts of what is written together: `CX-5`, `S.U.V`. */
const connector = /^[-‐‑–.&+]$/;
const longestName = 3;

/** Splits `LandCruiser` and `RAV4` where a reader would. */
function innerParts(word: string): string[] {
  return word
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .split(' ');
}

/** The words of a text, those that are written together in one list. @example writtenWords('Mazda CX-5') // [['Mazda'], ['CX', '5']] */
function writtenWords(text: string): string[][] {
  const plain = withoutApostrophes(text);
  const chunks: string[][] = [];
  let end = -1;
  for (const { 0: word, index } of plain.matchAll(wordPattern)) {
    if (end >= 0 && connector.test(plain.slice(end, index))) chunks.at(-1)?.push(word);
    else chunks.push([word]);
    end = index + word.length;
  }
  return chunks;
}

/** Neighbours as one word, by twos up to so many. */
function runsOf(words: readonly string[], longest: number): string[] {
  const runs: string[] = [];
  for (let length = 2; length <= longest; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) runs.push(words.slice(from, from + length).join(''));
  }
  return runs;
}

/**
 * What a text is found under: its words, the parts inside them, what is written together in it (`CX-5` under `cx5`),
 * and which words stand beside each other.
 * @param isName the text names a model: however it is spelt it is found as one word, and so is each run of its words
 */
export function indexTokens(text: string, { isName }: { isName: boolean }): Set<string> {
  const tokens = new Set<string>();
  const chunks = writtenWords(text);
  const words = chunks.flat();
  words.forEach((word, place) => {
    tokens.add(foldText(word));
    const parts = innerParts(word);
    if (parts.length > 1) for (const part of parts) tokens.add(foldText(part));
    const next = words[place + 1];
    if (next !== undefined) tokens.add(besideToken(foldText(word), foldText(next)));
  });
  for (const chunk of chunks) for (const run of runsOf(chunk, chunk.length)) tokens.add(foldText(run));
  if (isName) {
    for (const name of [words.join(''), ...runsOf(words, longestName)]) {
      if (name !== '') tokens.add(nameSign + foldText(name));
    }
  }
  return tokens;
}
