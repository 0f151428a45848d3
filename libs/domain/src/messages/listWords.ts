/** Kept, as making one takes longer than using it. */
const formats = new Map<string, Intl.ListFormat>();

/**
 * A list in a sentence, as a language joins its last two; empty for no items.
 * @param locale BCP 47 tag of the site
 * @param type 'conjunction' means all of them, 'disjunction' any of them
 * @example listWords(['Mazda', 'Kia', 'Ford'], 'en-NZ') // 'Mazda, Kia and Ford'
 */
export function listWords(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = `${type} ${locale}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { style: 'long', type });
  formats.set(key, format);
  return format.format(items);
}
