/** A base is at least as long as this: `GTS` is no more than one `GT`. */
const shortestBase = 3;

/**
 * The singular of a word in the plural, or the word itself. Made for the words of this trade and not for all of
 * English: `utes`, `wagons`, `hatches`, `toyotas`, `4wds`, `bodies`; never `Lexus`, `Yaris` or `Cross`.
 */
export function baseWord(word: string): string {
  const base = /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:ch|sh|ss|x|z)es$/.test(word)
      ? word.slice(0, -2)
      : /[^sui]s$/.test(word)
        ? word.slice(0, -1)
        : word;
  return base.length < shortestBase ? word : base;
}

/** A word in singular and plural, as typed first; all of them are found under each of them. */
export function wordForms(word: string): string[] {
  const base = baseWord(word);
  // A plural of figures alone is a decade, not a number of seats.
  if (!/\p{L}/u.test(base)) return [word];
  const plurals = /(?:ch|sh|ss|x|z)$/.test(base)
    ? [`${base}es`]
    : /[^aeiou]y$/.test(base)
      ? [`${base.slice(0, -1)}ies`, `${base}s`]
      : base.length < shortestBase || /[sui]$/.test(base)
        ? []
        : [`${base}s`];
  return [...new Set([word, base, ...plurals])];
}
