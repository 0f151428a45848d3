/** Landlines and mobiles behind their area code, and the numbers that begin with 13, 1300 and 1800. */
const national = /^0[2-478]\d{8}$/;
const service = /^(?:13\d{4}|1[38]00\d{6})$/;

/**
 * Whether a text looks like an Australian phone number. A light check for the browser: the server normalises the
 * number with the domain's `parsePhone` and has the last word.
 * @example looksAustralian('+61 412 345 678') // true
 */
export function looksAustralian(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)61\(?0?/, '0');
  return national.test(digits) || service.test(digits);
}
