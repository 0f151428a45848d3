import type { PublicSite, TemplateName } from '@forecourt/domain';
import type { Template } from '@forecourt/templates';
import type { ComponentProps } from 'react';
import type { PageName } from '../../.storybook/catalogueTemplates.ts';
import { contentPages } from './contentPages.ts';
import { dealerPages } from './dealerPages.tsx';
import type { PageState } from './pageStates.ts';
import { rangePages } from './rangePages.tsx';
import { stockPages } from './stockPages.tsx';

/** What a page is filled for. */
export interface PageSample {
  site: PublicSite;
  /** The platform's template whose sample data the page gets. */
  sample: TemplateName;
  state: PageState;
}

/** The props of some pages, by the pages' names. */
export type PagesOf<Names extends PageName> = {
  readonly [Name in Names]: (sample: PageSample) => ComponentProps<Template[Name]>;
};

/** The props of every page of a template; a page without does not compile. */
export const samplePages: PagesOf<PageName> = { ...stockPages, ...dealerPages, ...contentPages, ...rangePages };
