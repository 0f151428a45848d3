import { parsePhone } from '@forecourt/domain';

/** Only what numbers are written with: a sentence with a number in it is not one. */
const written = /^[\d\s().+-]{8,24}$/;
const mobile = /^\+614\d{8}$/;

/**
 * An Australian mobile in E.164, or null. Landlines, numbers of other countries and service numbers get no codes.
 * @example readMobile('0412 345 678') // '+61412345678'
 */
export function readMobile(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const plain = text.normalize('NFKC').trim();
  if (!written.test(plain)) return null;
  const phone = parsePhone(plain.replace(/^0061/, '+61'));
  return phone !== null && mobile.test(phone) ? phone : null;
}

/**
 * Enough of a mobile for its owner to know it again.
 * @example maskMobile('+61412345678') // '04xx xxx 678'
 */
export function maskMobile(phone: string): string {
  return `04xx xxx ${phone.slice(-3)}`;
}
