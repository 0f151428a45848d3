const known = new Map<string, Intl.DateTimeFormat>();
/** Languages, time zones and ways to write of all sites of a host are some dozens. */
const maxKnown = 500;

/**
 * The format of a language for parts of an instant. Making one takes a hundred times as long as using it, so each is made
 * once.
 * @param locale BCP 47 tag
 * @param options as of `Intl.DateTimeFormat`
 * @throws RangeError for a language, time zone or option that there is not
 * @example dateFormat('de', { month: 'long', timeZone: 'UTC' }).format(new Date('2027-03-18')) // 'März'
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.DateTimeFormat(locale, options);
  if (known.size >= maxKnown) known.clear();
  known.set(key, made);
  return made;
}
