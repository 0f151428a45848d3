import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { CaravanModelsPage, GroupModelsPage, ModelsPage } from '../range/ModelsPage.tsx';

/** The model range of a dealer, by template. */
export const modelsPages: Readonly<Record<TemplateName, Template['Models']>> = {
  franchise: ModelsPage,
  group: GroupModelsPage,
  superstore: ModelsPage,
  caravan: CaravanModelsPage,
};
