import { parsePhone } from '@forecourt/domain';

/** Digits and separators only: a sentence that contains a number is rejected. */
const written = /^[\d\s().+-]{8,24}$/;
const mobile = /^\+614\d{8}$/;

/**
 * An Australian mobile number in E.164; null for landlines, service numbers and numbers of other countries.
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
 * A mobile number that only its owner recognises.
 * @example maskMobile('+61412345678') // '04xx xxx 678'
 */
export function maskMobile(phone: string): string {
  return `04xx xxx ${phone.slice(-3)}`;
}
