import { platformWords, vehicleMessages, type Words } from '@forecourt/domain/messages';
import { truncate, type TruncatedText } from '@forecourt/domain';

/**
 * Cuts like `truncate`, but after the last whole sentence or line if that keeps at least half of the limit, so that the
 * hidden rest starts with a sentence of its own.
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

/** The dealer's comments, at most 400 characters visible. Empty comments become "comments are pending". */
export function truncateComments(
  comments: string | null,
  say: Words<typeof vehicleMessages> = platformWords(vehicleMessages),
): TruncatedText {
  if (!comments?.trim()) return { shown: say('vehicle.commentsPending'), rest: null };
  return truncate(comments, 400);
}

/**
 * Joins the lines of comments into running text, with items still separated, for where space is short.
 * @example runOn('Crimson Red\n184,042 km\nOne owner.\nCall us') // 'Crimson Red, 184,042 km, One owner. Call us'
 */
export function runOn(comments: string): string {
  const lines = comments.split('\n').map((line) => line.trim());
  const nonEmpty = lines.filter((line) => line !== '');
  return nonEmpty
    .map((line, at) => (at === nonEmpty.length - 1 || /[.,:;!?…-]$/u.test(line) ? line : `${line},`))
    .join(' ');
}
