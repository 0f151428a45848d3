import type { Benefit, FaqEntry, Step } from '@forecourt/content';
import type { PublicSite, SitePage } from '@forecourt/domain';

/** Pages that have texts of the platform. */
export type WordedPageName = Exclude<
  SitePage,
  'spin-to-win' | 'online-payment' | 'review-feedback' | 'cost-of-ownership'
>;

export interface FormPageText {
  title: string;
  intro: string;
  steps: readonly Step[];
  /** @default 'What happens next' */
  stepsTitle?: string;
  benefits?: { title: string; list: readonly Benefit[] };
  /** Questions and answers at the foot of the page. */
  faq?: readonly FaqEntry[];
}

/** Name of a site and the nouns for what it sells. */
export type Words = {
  dealer: string;
  noun: string;
  nouns: string;
  make: string;
  isGroup: boolean;
  complaints: PublicSite['complaints'];
};
export type TextOf = (words: Words) => FormPageText;

export const step = (title: string, text: string): Step => ({ title, text });
export const benefit = (icon: Benefit['icon'], title: string, text: string): Benefit => ({ icon, title, text });
