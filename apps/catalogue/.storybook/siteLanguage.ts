import { currencyOf, taxOf, type PublicSite } from '@forecourt/domain';
import { directionOf } from '@forecourt/domain/messages';
import { arabicMessages } from './arabicMessages.ts';
import { arabicPageMessages } from './arabicPageMessages.ts';

/** What a site's language and country change of it. */
export type SiteLanguage = Pick<PublicSite, 'country' | 'locale' | 'currency' | 'tax' | 'messages'>;

const languageOf = (country: SiteLanguage['country'], locale: string, messages = {}): SiteLanguage => ({
  country,
  locale,
  currency: currencyOf({ country }),
  tax: taxOf({ country }),
  messages,
});

/** Languages of sites that the toolbar offers. */
export const siteLanguages = {
  'en-AU': languageOf('AU', 'en-AU'),
  'en-NZ': languageOf('NZ', 'en-NZ'),
  ar: languageOf('AU', 'ar', { ...arabicMessages, ...arabicPageMessages }),
};

export type SiteLanguageName = keyof typeof siteLanguages;

export const siteLanguageTitles: Readonly<Record<SiteLanguageName, string>> = {
  'en-AU': 'English, Australia',
  'en-NZ': 'English, New Zealand',
  ar: 'Arabic, from right to left',
};

/** Lets the page run in the direction of a language, as a host does by `lang` and `dir`. */
export function setPageLanguage(locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
