import { isHomeEnglish } from '../country/homeEnglish.ts';
import { grouped } from '../grouped.ts';

/**
 * A number as a language writes it, with three decimals at most.
 * @param locale BCP 47 tag of the site
 * @example numberWords(12_500, 'de') // '12.500'
 */
export const numberWords = (value: number, locale: string): string =>
  isHomeEnglish(locale) ? grouped(Math.round(value * 1_000) / 1_000) : new Intl.NumberFormat(locale).format(value);
