import { grouped } from '../grouped.ts';

/** Values of a message by the names of its arguments. */
export type Values = Readonly<Record<string, string | number>>;

/** A piece of a message: words, the number that the plural around it is about, or an argument. */
type Piece = string | typeof hash | Argument;

interface Argument {
  name: string;
  isNumber: boolean;
  /** Forms of a plural by `one`, `other`, `=0`; null for what is no plural. */
  forms: Readonly<Record<string, readonly Piece[]>> | null;
}

const hash = Symbol('number of the plural');

/** Pieces that were read before, by their text. */
const read = new Map<string, readonly Piece[]>();
const mostRead = 1_000;

/** Reads what `messageFault` accepts. What it refuses never comes here: configuration and site files are checked. */
function piecesOf(text: string): readonly Piece[] {
  let at = 0;
  const upTo = (signs: RegExp): string => {
    const from = at;
    while (at < text.length && !signs.test(text[at] ?? '')) at += 1;
    return text.slice(from, at).trim();
  };
  /** Words between quotes, which take braces as they are; a quote alone is an apostrophe, two are one. */
  const quoted = (inPlural: boolean): string => {
    at += 1;
    if (text[at] === "'") return text[at++] ?? '';
    if (!/[{}<>]/.test(text[at] ?? '') && !(inPlural && text[at] === '#')) return "'";
    const from = at;
    while (at < text.length && (text[at] !== "'" || text[at + 1] === "'")) at += text[at] === "'" ? 2 : 1;
    return text.slice(from, at++).replaceAll("''", "'");
  };
  const forms = (): Record<string, readonly Piece[]> => {
    const found: Record<string, readonly Piece[]> = {};
    at += 1;
    for (let name = upTo(/[{}]/); text[at] === '{'; name = upTo(/[{}]/)) {
      at += 1;
      found[name] = pieces(true, true);
      at += 1;
    }
    return found;
  };
  const argument = (): Argument => {
    at += 1;
    const name = upTo(/[,}]/);
    const kind = text[at] === ',' ? (at++, upTo(/[,}]/)) : '';
    const found = { name, isNumber: kind === 'number', forms: kind === 'plural' ? forms() : null };
    at += 1;
    return found;
  };
  const pieces = (inForm: boolean, inPlural: boolean): Piece[] => {
    const found: Piece[] = [];
    while (at < text.length && !(inForm && text[at] === '}')) {
      const sign = text[at] ?? '';
      if (sign === '{') found.push(argument());
      else if (sign === "'") found.push(quoted(inPlural));
      else if (sign === '#' && inPlural) found.push((at++, hash));
      else found.push((at++, sign));
    }
    return found;
  };
  return pieces(false, false);
}

/** Written by hand where it can be: a browser's own way costs a phone 60 ms at first. */
const isEnglish = (locale: string): boolean => /^en-(AU|NZ)$/.test(locale);

const numberText = (value: number, locale: string): string =>
  isEnglish(locale) ? grouped(Math.round(value * 1_000) / 1_000) : new Intl.NumberFormat(locale).format(value);

function formOf(value: number, locale: string): string {
  if (!isEnglish(locale)) return new Intl.PluralRules(locale).select(value);
  return Math.abs(value) === 1 ? 'one' : 'other';
}

function saidOf(pieces: readonly Piece[], values: Values, locale: string, count: number): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece === hash) return numberText(count, locale);
      const { name, isNumber, forms } = piece as Argument;
      const value = values[name];
      if (value === undefined) throw new Error(`A message needs a value for {${name}}.`);
      if (forms === null) return isNumber ? numberText(Number(value), locale) : String(value);
      const chosen = forms[`=${value}`] ?? forms[formOf(Number(value), locale)] ?? forms.other ?? [];
      return saidOf(chosen, values, locale, Number(value));
    })
    .join('');
}

/**
 * Says a message with its values: the part of the ICU format that messages have, in the browser and on the server alike.
 * @throws Error when a value is missing
 */
export function sayMessage(text: string, values: Values, locale: string): string {
  let pieces = read.get(text);
  if (!pieces) {
    pieces = piecesOf(text);
    if (read.size >= mostRead) read.clear();
    read.set(text, pieces);
  }
  return saidOf(pieces, values, locale, 0);
}
