import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { PlacePage } from '../pages/PlacePage.tsx';
import { withHead } from '../pages/withHead.tsx';

/** The page of one location, by template. */
export const placePages: Readonly<Record<TemplateName, Template['Place']>> = {
  franchise: PlacePage,
  group: withHead(PlacePage, 'sunken'),
  superstore: PlacePage,
  caravan: withHead(PlacePage, 'inverse'),
};
