import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An Australian number in E.164, or null. @example parsePhone('0412 345 678') // '+61412345678' */
export function parsePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'AU');
  return parsed?.isValid() && parsed.country === 'AU' ? parsed.number : null;
}

/** How Australians read a number: +61 becomes 0, digits in groups. Text that is no number stays as it is. */
export function displayPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, 'AU');
  if (parsed?.isValid()) return parsed.formatNational().replace(/[()]/g, '');
  return phone.replace(/^\+61\s?/, '0');
}
