/** What stands before the fraction of a number. */
export type DecimalMark = '.' | ',';

/** The digits of a number as it is written, so that none is lost to rounding. */
interface Digits {
  whole: string;
  fraction: string;
}

const blanks = /[\t\u00a0\u2009\u202f]/g;
/** One row of digits, or groups of three with the same sign between them; then a fraction. */
const written: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/,
  ',': /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d+))?$/,
};
/** A point before exactly three digits, which may as well stand between thousands. */
const eitherWay = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * The digits of a number that people and feeds write: '45000', '45,000', '45 000', '45,000.50'. It is the one rule for
 * amounts, distances and all other numbers.
 * @param decimal the decimal mark where it is known; without it the Australian one, but for what may be read either way
 * @returns `ambiguous` for '45.000', which is 45 or 45,000; null for what is not exactly one number
 * @example readDigits('17.990,00', ',') // { whole: '17990', fraction: '00' }
 */
export function readDigits(text: string, decimal: DecimalMark | null = null): Digits | 'ambiguous' | null {
  const plain = text.replace(blanks, ' ').trim();
  if (decimal === null && eitherWay.test(plain)) return 'ambiguous';
  const [, whole, fraction = ''] = written[decimal ?? '.'].exec(plain) ?? [];
  return whole === undefined ? null : { whole: whole.replace(/[., ]/g, ''), fraction };
}
