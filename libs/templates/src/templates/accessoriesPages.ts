import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { CaravanAccessoriesPage, GroupAccessoriesPage, AccessoriesPage } from '../range/AccessoriesPage.tsx';

/** Accessories of one model, by template. */
export const accessoriesPages: Readonly<Record<TemplateName, Template['Accessories']>> = {
  franchise: AccessoriesPage,
  group: GroupAccessoriesPage,
  superstore: AccessoriesPage,
  caravan: CaravanAccessoriesPage,
};
