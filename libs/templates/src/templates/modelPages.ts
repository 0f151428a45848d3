import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { ModelPage } from '../range/ModelPage.tsx';
import { CaravanModelPage, GroupModelPage, SuperstoreModelPage } from '../range/ModelPageLooks.tsx';

/** The page of one model, by template. */
export const modelPages: Readonly<Record<TemplateName, Template['Model']>> = {
  franchise: ModelPage,
  group: GroupModelPage,
  superstore: SuperstoreModelPage,
  caravan: CaravanModelPage,
};
