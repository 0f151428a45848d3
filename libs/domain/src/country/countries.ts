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
  /** Stands before a noun. @example 'Australian' */
  adjective: string;
  /** BCP 47 tag of the language in which its dealers' sites are written. */
  locale: string;
  currency: Currency;
  tax: Tax;
  /** Where most of its people live. IANA name. */
  timeZone: string;
  /** Who decides disputes that the dealer cannot settle; pages name it by `complaint.authority`. */
  authorityHref: string;
  /** Numbers of the kinds that nobody has, for hints and messages. */
  phone: { international: string; national: string; mobile: string };
}

/** The one place that knows what differs from country to country; laws differ by `stateRules`. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  AU: {
    name: 'Australia',
    adjective: 'Australian',
    locale: 'en-AU',
    currency: 'AUD',
    tax: { name: 'GST', percent: 10 },
    timeZone: 'Australia/Sydney',
    authorityHref: 'https://www.afca.org.au/',
    phone: { international: '+61893350100', national: '03 5023 0100', mobile: '0412 345 678' },
  },
  NZ: {
    name: 'New Zealand',
    adjective: 'New Zealand',
    locale: 'en-NZ',
    currency: 'NZD',
    tax: { name: 'GST', percent: 15 },
    timeZone: 'Pacific/Auckland',
    authorityHref: 'https://www.justice.govt.nz/tribunals/motor-vehicle-disputes/',
    phone: { international: '+6499180100', national: '09 918 0100', mobile: '021 234 5678' },
  },
};
