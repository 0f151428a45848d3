/** Text that the database can store: no lone surrogates, and no control characters except line breaks. */
export function storableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/** The same on one line of at most `max` characters. */
export function storableLine(text: string, max: number): string {
  return storableText(text.replaceAll('\n', ' ')).slice(0, max).toWellFormed();
}
