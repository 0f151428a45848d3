import { isMobile, parsePhone, type CountryCode } from '@forecourt/domain';

/** Digits and separators only: a sentence that contains a number is rejected. */
const written = /^[\d\s().+-]{8,24}$/;

/**
 * A mobile number of the country in E.164; null for landlines, service numbers and numbers of other countries.
 * @example readMobile('0412 345 678', 'AU') // '+61412345678'
 */
export function readMobile(text: unknown, country: CountryCode): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const plain = text.normalize('NFKC').trim();
  if (!written.test(plain)) return null;
  const phone = parsePhone(plain.replace(/^00(?=6[14])/, '+'), country);
  return phone !== null && isMobile(phone) ? phone : null;
}

/**
 * A mobile number that only its owner recognises.
 * @example maskMobile('+61412345678') // '04xx xxx 678'
 */
export function maskMobile(phone: string): string {
  return `0${phone.charAt(3)}xx xxx ${phone.slice(-3)}`;
}
