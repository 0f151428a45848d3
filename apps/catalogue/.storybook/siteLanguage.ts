import { storyLanguage, storyLanguages } from '@forecourt/ui/testing';
import { arabicMessages } from './arabicMessages.ts';
import { arabicPageMessages } from './arabicPageMessages.ts';

/** Languages of sites that the toolbar offers. */
export const siteLanguages = {
  ...storyLanguages,
  ar: storyLanguage('Arabic, from right to left', 'AU', 'ar', { ...arabicMessages, ...arabicPageMessages }),
};
