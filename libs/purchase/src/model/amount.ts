import type { Cents } from '@forecourt/domain';

/** Dollars in one row of digits or in groups of three, then at most two digits of cents. */
const written = /^(?:AUD|A?\$)? ?(\d{1,9}|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d{1,2}))?$/i;

/**
 * Reads an amount that somebody is about to pay: '$1,250', '1250.50', 'A$ 1 250'. Works on the digits themselves, so
 * that no cent is lost to rounding.
 * @returns whole cents, or null for whatever could mean two amounts ('1,25', '12.500', '12.5k') or none
 */
export function readAmount(text: string): Cents | null {
  const [, dollars, fraction = ''] = written.exec(text.replace(/[\t\u00a0\u202f]/g, ' ').trim()) ?? [];
  if (dollars === undefined) return null;
  const digits = dollars.replace(/[, ]/g, '');
  return digits.length > 9 ? null : Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
}
