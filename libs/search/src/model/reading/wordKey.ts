/** The words of a text in lower case. */
export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Singular and plural match each other, as do all spellings of a name. */
export const wordKey = (words: readonly string[]): string =>
  words
    .map((word, place) => {
      // `4wds` is read as a figure and letters.
      const isLong = word.length > 3 || (word.length === 3 && /^\d$/.test(words[place - 1] ?? ''));
      return isLong ? word.replace(/(ch|sh|x|z)es$/, '$1').replace(/([^sui])s$/, '$1') : word;
    })
    .join('');
