import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { CaravanContentPage, GroupContentPage } from '../pages/ContentPageLooks.tsx';

/** A page of prose, by template. */
export const contentPages: Readonly<Record<TemplateName, Template['Content']>> = {
  franchise: ContentPage,
  group: GroupContentPage,
  superstore: ContentPage,
  caravan: CaravanContentPage,
};
