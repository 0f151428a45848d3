import { truncate, type TruncatedText } from '@forecourt/domain';

export const pendingComments = 'Dealer comments are pending. Please check back here later.';

/**
 * Cuts like `truncate`, but after the last whole sentence or line where that keeps half of what fits: what waits behind
 * a button then starts with one of its own.
 * @param limit in characters
 */
export function truncateSentences(text: string, limit: number): TruncatedText {
  const { shown, rest } = truncate(text, limit);
  if (rest === null) return { shown, rest };
  const whole = text.trim();
  const ends = [...whole.slice(0, limit + 1).matchAll(/[.!?…]["'”’)]*(?=\s)|\S(?=\s*\n)/gu)];
  const last = ends.at(-1);
  const cut = last ? last.index + last[0].length : 0;
  if (cut <= limit / 2) return { shown, rest };
  return { shown: whole.slice(0, cut), rest: whole.slice(cut).trimStart() };
}

/** A dealer's words, at most 400 characters at once. Blank ones become a promise. */
export function truncateComments(comments: string | null): TruncatedText {
  if (!comments?.trim()) return { shown: pendingComments, rest: null };
  return truncate(comments, 400);
}

/**
 * Comments in lines, as text that runs on: where paper is short, items still stand apart.
 * @example runOn('Crimson Red\n184,042 km\nOne owner.\nCall us') // 'Crimson Red, 184,042 km, One owner. Call us'
 */
export function runOn(comments: string): string {
  const lines = comments.split('\n').map((line) => line.trim());
  const nonEmpty = lines.filter((line) => line !== '');
  return nonEmpty
    .map((line, at) => (at === nonEmpty.length - 1 || /[.,:;!?…-]$/u.test(line) ? line : `${line},`))
    .join(' ');
}
