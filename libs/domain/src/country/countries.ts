import type { CountryCode } from './jurisdictions.ts';

/** ISO 4217 codes. All of them are written `$`, with commas at thousands and two digits of cents. */
export const currencies = ['AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];

/** Tax on goods and services. */
export interface Tax {
  /** What bills call it. @example 'GST' */
  name: string;
  /** Share of the price before tax. @example 10 */
  percent: number;
}

/** What pages, forms and structured data of a country's dealers have in common. */
export interface Country {
  /** @example 'New Zealand' */
  name: string;
  /** BCP 47 tag of the language in which its dealers' sites are written. */
  locale: string;
  currency: Currency;
  tax: Tax;
  /** Where most of its people live. IANA name. */
  timeZone: string;
  /** Who decides disputes that the dealer cannot settle; pages name it by `complaint.authority`. */
  authorityHref: string;
  /** A number that nobody has, in E.164, for hints. */
  examplePhone: string;
}

/** The one place that knows what differs from country to country; laws differ by `stateRules`. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  AU: {
    name: 'Australia',
    locale: 'en-AU',
    currency: 'AUD',
    tax: { name: 'GST', percent: 10 },
    timeZone: 'Australia/Sydney',
    authorityHref: 'https://www.afca.org.au/',
    examplePhone: '+61893350100',
  },
  NZ: {
    name: 'New Zealand',
    locale: 'en-NZ',
    currency: 'NZD',
    tax: { name: 'GST', percent: 15 },
    timeZone: 'Pacific/Auckland',
    authorityHref: 'https://www.justice.govt.nz/tribunals/motor-vehicle-disputes/',
    examplePhone: '+6499180100',
  },
};
