import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { GonePlacePage } from '../pages/GonePlacePage.tsx';
import { withHead } from '../pages/withHead.tsx';

/** The page of a place that has closed, by template. */
export const gonePlacePages: Readonly<Record<TemplateName, Template['GonePlace']>> = {
  franchise: GonePlacePage,
  group: withHead(GonePlacePage, 'sunken'),
  superstore: GonePlacePage,
  caravan: withHead(GonePlacePage, 'inverse'),
};
