import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { SearchPage } from '../pages/SearchPage.tsx';
import { SuperstoreSearch } from '../superstore/SuperstoreSearch.tsx';

/** The page around a list of vehicles, by template. */
export const searchPages: Readonly<Record<TemplateName, Template['Search']>> = {
  franchise: SearchPage,
  group: SearchPage,
  superstore: SuperstoreSearch,
  caravan: SearchPage,
};
