import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { PlacesPage } from '../pages/PlacesPage.tsx';
import { withHead } from '../pages/withHead.tsx';

/** The list of locations, by template. */
export const placesPages: Readonly<Record<TemplateName, Template['Places']>> = {
  franchise: PlacesPage,
  group: withHead(PlacesPage, 'sunken'),
  superstore: PlacesPage,
  caravan: withHead(PlacesPage, 'inverse'),
};
