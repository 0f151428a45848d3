import type { PublicSite } from '@forecourt/domain';
import type { Benefit, Breadcrumb, FaqEntry, Step } from '@forecourt/content';
import type { LocationBlock } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

/** A page with a form of its own, in the words of its dealer. */
export interface FormPageProps {
  site: PublicSite;
  now: Date;
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
  /** @default 'What happens next' */
  stepsTitle?: string;
  benefits?: readonly Benefit[];
  /** @default 'Why' and the dealer's name */
  benefitsTitle?: string;
  faq?: readonly FaqEntry[];
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
