import type { Benefit, Step } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';

export interface FormPageText {
  title: string;
  intro: string;
  steps: readonly Step[];
  /** @default 'What happens next' */
  stepsTitle?: string;
  benefits?: { title: string; list: readonly Benefit[] };
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
