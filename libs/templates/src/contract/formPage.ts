import type { PublicSite } from '@forecourt/domain';
import type { Benefit, Breadcrumb, FaqEntry, Step } from '@forecourt/content';
import type { LocationBlock } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

/** A page with a form, in the dealer's words. */
export interface FormPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Heading of the page. */
  title: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** Id for links to the form. @default 'form' */
  anchor?: string;
  /** Which locations are shown beside the form. @default 'all' */
  block?: LocationBlock;
  /** Steps after the form is sent. */
  steps?: readonly Step[];
  /** Heading above the steps. @default 'What happens next' */
  stepsTitle?: string;
  /** Benefits, beside or below the form. */
  benefits?: readonly Benefit[];
  /** Heading above the benefits. @default 'Why' and the dealer's name */
  benefitsTitle?: string;
  /** Questions and answers (FAQ), at the end of the page. */
  faq?: readonly FaqEntry[];
  /** The form, which the host supplies, and content around it. */
  slots: {
    /** Content at the page's full width, right under its head. */
    wide?: ReactNode;
    /** The form with a heading of level 2. Without it there is no panel. */
    form?: ReactNode;
    /** Content above the panel: the form's vehicle, or a choice of forms. */
    before?: ReactNode;
    /** Further sections under the form. */
    after?: ReactNode;
  };
}
