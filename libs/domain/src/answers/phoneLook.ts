import type { CountryCode } from '../country/jurisdictions.ts';

interface PhoneRule {
  /** Country code behind the plus. */
  prefix: string;
  /** How numbers look from inside the country, without spaces. */
  national: readonly RegExp[];
}

const rules: Readonly<Record<CountryCode, PhoneRule>> = {
  // Landlines and mobiles behind their area code, and the numbers that begin with 13, 1300 and 1800.
  AU: { prefix: '61', national: [/^0[2-478]\d{8}$/, /^(?:13\d{4}|1[38]00\d{6})$/] },
  // Landlines, mobiles of eight to ten digits behind their zero, and the numbers that begin with 0800 and 0508.
  NZ: { prefix: '64', national: [/^0[34679]\d{7}$/, /^02\d{7,9}$/, /^0(?:800|508)\d{6,7}$/] },
};

/**
 * Whether a text looks like a phone number of the country. A light check for the browser: the server normalises the
 * number with the domain's `parsePhone` and has the last word.
 * @example looksLikePhone('+61 412 345 678', 'AU') // true
 */
export function looksLikePhone(text: string, country: CountryCode): boolean {
  const { prefix, national } = rules[country];
  const digits = text
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(new RegExp(`^\\+${prefix}\\(?0?`), '0');
  return national.some((rule) => rule.test(digits));
}
