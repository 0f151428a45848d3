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

export const wordPattern = /[\p{L}\p{N}]+/gu;
export const withoutApostrophes = (text: string): string => text.replace(/['’]/g, '');

/** The words of a question, in order, folded as `indexTokens` folds. */
export function queryWords(query: string): string[] {
  return (foldText(withoutApostrophes(query)).match(wordPattern) ?? []).slice(0, maxQueryWords);
}
