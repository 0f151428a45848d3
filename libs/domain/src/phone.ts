import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An Australian number in E.164, or null. @example parsePhone('0412 345 678') // '+61412345678' */
export function parsePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'AU');
  return parsed?.isValid() && parsed.country === 'AU' ? parsed.number : null;
}

/** Formats a number as Australians read it: +61 becomes 0, digits in groups. Text that is not a number is unchanged. */
export function displayPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'AU');
  if (parsed?.isValid()) return parsed.formatNational().replace(/[()]/g, '');
  return phone.replace(/^\+61\s?/, '0');
}

/** Keeps the first five characters and hides every later digit. @example maskPhone('08 9335 0100') // '08 93** ****' */
export function maskPhone(phone: string): string {
  return phone.slice(0, 5) + phone.slice(5).replace(/\d/g, '*');
}

/** Whether a number has its end hidden. @example isMasked('08 93** ****') // true */
export function isMasked(phone: string): boolean {
  return phone.includes('*');
}
