import { isHomeEnglish } from '../country/homeEnglish.ts';
import { numberWords } from './numberWords.ts';

/** Values of a message by the names of its arguments. */
export type Values = Readonly<Record<string, string | number>>;

const formOf = (value: number, locale: string): string => {
  if (!isHomeEnglish(locale)) return new Intl.PluralRules(locale).select(value);
  return Math.abs(value) === 1 ? 'one' : 'other';
};

/** Words between quotes, which keep their braces, or two quotes, which are one. */
const quoted = /''|'([{}<>#](?:[^']|'')*)'?/y;

/**
 * Says a message with its values: the part of the ICU format that messages have, in the browser and on the server alike.
 * It reads what `messageFault` accepts: configuration and site files are checked.
 */
export function sayMessage(text: string, values: Values, locale: string): string {
  let at = 0;
  const upTo = (signs: string): string => {
    const from = at;
    while (at < text.length && !signs.includes(text[at] ?? '')) at += 1;
    return text.slice(from, at).trim();
  };
  const argument = (): string => {
    at += 1;
    const value = values[upTo(',}')] ?? '';
    if (text[at++] !== ',') return String(value);
    upTo(',}');
    const count = numberWords(Number(value), locale);
    if (text[at++] !== ',') return count;
    const keys = ['other', formOf(Number(value), locale), `=${value}`];
    let chosen = '';
    let best = -1;
    for (let key = upTo('{}'); text[at] === '{'; key = upTo('{}')) {
      at += 1;
      const form = words(count);
      at += 1;
      const rank = keys.lastIndexOf(key);
      if (rank > best) [best, chosen] = [rank, form];
    }
    at += 1;
    return chosen;
  };
  /** @param count what '#' stands for, inside a form of a plural */
  const words = (count?: string): string => {
    let said = '';
    while (at < text.length && (count === undefined || text[at] !== '}')) {
      const sign = text[at];
      quoted.lastIndex = at;
      const quote = sign === "'" && (count !== undefined || text[at + 1] !== '#') ? quoted.exec(text) : null;
      if (sign === '{') said += argument();
      else if (quote) {
        said += quote[1]?.replaceAll("''", "'") ?? "'";
        at += quote[0].length;
      } else {
        said += sign === '#' && count !== undefined ? count : sign;
        at += 1;
      }
    }
    return said;
  };
  return words();
}
