import type { PublicSite } from '@forecourt/domain';
import type { Benefit, Breadcrumb, FaqEntry, Step } from '@forecourt/content';
import type { LocationBlock } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

/** A page with a form of its own, in the words of its dealer. */
export interface FormPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Heading of the page. */
  title: string;
  /** One or two sentences under the title. */
  intro?: string;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** What links to the form name. @default 'form' */
  anchor?: string;
  /** Which places can help. @default 'all' */
  block?: LocationBlock;
  /** What happens once the form is sent. */
  steps?: readonly Step[];
  /** Heading above the steps. @default 'What happens next' */
  stepsTitle?: string;
  /** What speaks for it, beside or below the form. */
  benefits?: readonly Benefit[];
  /** Heading above the benefits. @default 'Why' and the dealer's name */
  benefitsTitle?: string;
  /** Questions with their answers, at the end of the page. */
  faq?: readonly FaqEntry[];
  /** The form, which the host brings, and what stands around it. */
  slots: {
    /** As wide as the page, right under its head. */
    wide?: ReactNode;
    /** The form with a heading of level 2. Without one there is no panel. */
    form?: ReactNode;
    /** Over the panel: the vehicle it is about, a choice of ways. */
    before?: ReactNode;
    /** Sections of the page's own under the form. */
    after?: ReactNode;
  };
}
