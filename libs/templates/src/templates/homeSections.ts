import type { TemplateName } from '@forecourt/domain';
import { caravanSections } from '../caravan/caravanSections.tsx';
import type { HomeSections } from '../contract/homeSections.ts';
import { franchiseSections } from '../franchise/franchiseSections.tsx';
import { groupSections } from '../group/groupSections.tsx';
import { superstoreSections } from '../superstore/superstoreSections.tsx';

/** The home page of each template from top to bottom, for templates that put it together otherwise. */
export const homeSections = {
  franchise: franchiseSections,
  group: groupSections,
  superstore: superstoreSections,
  caravan: caravanSections,
} satisfies Readonly<Record<TemplateName, HomeSections>>;
