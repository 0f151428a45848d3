import { currencyOf, taxOf, type PublicSite } from '@forecourt/domain';
import { directionOf, type MessageTable } from '@forecourt/domain/messages';

/** A language and country that stories can be shown in. */
export interface StoryLanguage {
  /** What the toolbar calls it. */
  title: string;
  /** What it changes of a site. */
  site: Pick<PublicSite, 'country' | 'locale' | 'currency' | 'tax' | 'messages'>;
}

/** @example storyLanguage('English, Australia', 'AU', 'en-AU').site.currency // 'AUD' */
export const storyLanguage = (
  title: string,
  country: PublicSite['country'],
  locale: string,
  messages: MessageTable = {},
): StoryLanguage => ({
  title,
  site: { country, locale, currency: currencyOf({ country }), tax: taxOf({ country }), messages },
});

/** Languages that every catalogue of stories offers, by the locale. The first is the one that samples are written in. */
export const storyLanguages = {
  'en-AU': storyLanguage('English, Australia', 'AU', 'en-AU'),
  'en-NZ': storyLanguage('English, New Zealand', 'NZ', 'en-NZ'),
} as const;

/** Lets the page run in the direction of a language, as a host does by `lang` and `dir`. */
export function setPageLanguage(locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
