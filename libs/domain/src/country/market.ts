import { z } from 'zod';
import { countries, currencies, type Currency, type Tax } from './countries.ts';
import { countryCodes, type CountryCode } from './jurisdictions.ts';

const isLocale = (tag: string): boolean => {
  try {
    return new Intl.Locale(tag).language.length > 0;
  } catch {
    return false;
  }
};

/** Fields of a site that say where it sells. */
export const marketFields = {
  /** Country that the dealer sells in: it decides currency, tax, language, phone numbers, addresses, and whose law pages name. */
  country: z.enum(countryCodes).default('AU'),
  /** Language of the site as a BCP 47 tag: decides how dates, lists, numbers and plurals are written, and which way text runs. Words in other languages than English come from `messages`. @default that of the country, such as 'en-NZ' */
  locale: z.string().refine(isLocale, 'a language tag such as en-NZ').nullable().default(null),
  /** Currency of all prices, as ISO 4217 names it. @default that of the country */
  currency: z.enum(currencies).nullable().default(null),
  /** Tax that prices include. @default that of the country */
  tax: z
    .object({
      /** What bills call it. @example 'GST' */
      name: z.string().trim().min(1).max(20),
      /** Share of the price before tax, in percent. @example 15 */
      percent: z.number().min(0).max(50),
    })
    .nullable()
    .default(null),
};

/** What a site says of where it sells. */
export interface MarketSite {
  country: CountryCode;
  locale?: string | null;
  currency?: Currency | null;
  tax?: Tax | null;
}

/** Language in which a site's dates, lists, numbers and plurals are written. @example localeOf({ country: 'NZ' }) // 'en-NZ' */
export const localeOf = ({ country, locale }: Pick<MarketSite, 'country' | 'locale'>): string =>
  locale ?? countries[country].locale;

/** Currency of a site's prices. @example currencyOf({ country: 'NZ' }) // 'NZD' */
export const currencyOf = ({ country, currency }: Pick<MarketSite, 'country' | 'currency'>): Currency =>
  currency ?? countries[country].currency;

/** Tax that a site's prices include. */
export const taxOf = ({ country, tax }: Pick<MarketSite, 'country' | 'tax'>): Tax => tax ?? countries[country].tax;
