/** Longer questions than this are cut: the rest is seldom read and never needed. */
const maxQueryWords = 12;

const plainText = /^[ -~]*$/;

/** Lower case without accents, sign for sign, so that a place in the answer is the same place in the text. */
export function foldText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  let folded = '';
  for (const sign of text) {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === sign.length ? plain : sign.length === 1 ? (plain[0] ?? ' ') : sign;
  }
  return folded;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const withoutApostrophes = (text: string): string => text.replace(/['’]/g, '');

/** Splits `LandCruiser` and `RAV4` where a reader would. */
function innerParts(word: string): string[] {
  return word
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .split(' ');
}

/**
 * What a text is found under: its words, the parts inside them, and neighbours written as one, so that `cx5`, `cx-5`
 * and `cx 5` all find a CX-5 and `landcruiser` finds a Land Cruiser.
 */
export function indexTokens(text: string, { joinNeighbours }: { joinNeighbours: boolean }): Set<string> {
  const tokens = new Set<string>();
  const words = withoutApostrophes(text).match(wordPattern) ?? [];
  words.forEach((word, place) => {
    tokens.add(foldText(word));
    const parts = innerParts(word);
    if (parts.length > 1) for (const part of parts) tokens.add(foldText(part));
    const next = words[place + 1];
    if (joinNeighbours && next) tokens.add(foldText(word + next));
  });
  return tokens;
}

/** The words of a question, in order, folded as `indexTokens` folds. */
export function queryWords(query: string): string[] {
  return (foldText(withoutApostrophes(query)).match(wordPattern) ?? []).slice(0, maxQueryWords);
}
