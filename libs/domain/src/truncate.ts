export interface TruncatedText {
  /** What is shown at once. */
  shown: string;
  /** What waits behind "Show more"; null where all is shown. */
  rest: string | null;
}

/** Shortens a text to whole words within the limit. @param limit in characters */
export function truncate(text: string, limit: number): TruncatedText {
  const whole = text.trim();
  if (whole.length <= limit) return { shown: whole, rest: null };
  const space = whole.slice(0, limit + 1).search(/\s\S*$/);
  const cut = space > limit / 2 ? space : limit - (/[\ud800-\udbff]/.test(whole[limit - 1] ?? '') ? 1 : 0);
  return { shown: whole.slice(0, cut).trimEnd(), rest: whole.slice(cut).trimStart() };
}

/**
 * Shortens a long text to a beginning: only if enough is hidden that pressing a button for it is worthwhile.
 * @param longest that is shown whole, in characters
 * @param limit of the beginning of a longer one
 */
export const foldLong = (text: string, longest: number, limit: number): TruncatedText =>
  text.trim().length > longest ? truncate(text, limit) : { shown: text.trim(), rest: null };

/** At most so many characters, with an ellipsis where words are left out. @example excerpt('Free mats with every ute', 12) // 'Free mats' + '\u2026' */
export function excerpt(text: string, limit: number): string {
  const { shown, rest } = truncate(text.replace(/\s+/g, ' '), limit);
  return rest === null ? shown : `${shown.replace(/[\s,;:.–-]+$/u, '')}…`;
}

const [longestDescription, shownDescription] = [200, 160];

/** The one rule for descriptions: one of more than 200 characters shows its first 160, the rest on request. */
export const foldDescription = (text: string): TruncatedText => foldLong(text, longestDescription, shownDescription);

/** The same where nothing opens the rest, as on a card. */
export const shortDescription = (text: string): string =>
  excerpt(text, text.trim().length > longestDescription ? shownDescription : longestDescription);
