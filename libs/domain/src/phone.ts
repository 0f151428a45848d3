import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from './country/jurisdictions.ts';

/**
 * A number of the country in E.164, or null.
 * @param country whose numbers are taken, and read where the text has no country code
 * @example parsePhone('0412 345 678') // '+61412345678'
 * @example parsePhone('021 234 5678', 'NZ') // '+64212345678'
 */
export function parsePhone(text: string, country: CountryCode = 'AU'): string | null {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() && parsed.country === country ? parsed.number : null;
}

/**
 * Formats a number as its country reads it: the country code becomes 0, digits in groups. Text that is not a number is
 * unchanged; without a country code it is read as Australian.
 */
export function displayPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'AU');
  if (parsed?.isValid()) return parsed.formatNational().replace(/[()]/g, '');
  return phone.replace(/^\+6[14]\s?/, '0');
}

/** Whether texts reach a number, which decides who can sign in. @param phone in E.164 */
export const isMobile = (phone: string): boolean => /^\+(?:614\d{8}|642\d{7,9})$/.test(phone);

/** Keeps the first five characters and hides every later digit. @example maskPhone('08 9335 0100') // '08 93** ****' */
export function maskPhone(phone: string): string {
  return phone.slice(0, 5) + phone.slice(5).replace(/\d/g, '*');
}

/** Whether a number has its end hidden. @example isMasked('08 93** ****') // true */
export function isMasked(phone: string): boolean {
  return phone.includes('*');
}
