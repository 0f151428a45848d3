/**
 * What databases and spreadsheets write for a value that is not there. `NA` is no such word: it is a badge, a series and
 * a part of stock numbers.
 */
const empty = /^(?:\\n|\(?null\)?|#?n\/a|n\.a\.?|nan|none|nil|undefined|\(?(?:blank|empty)\)?|[-–—_]+)$/i;

/** Whether the text of a cell says that there is no value. */
export const meansNothing = (text: string): boolean => text === '' || (text.length < 12 && empty.test(text));
