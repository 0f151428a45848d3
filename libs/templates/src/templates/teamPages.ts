import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { TeamPage } from '../pages/TeamPage.tsx';
import { withHead } from '../pages/withHead.tsx';

/** The staff page of a location, by template. */
export const teamPages: Readonly<Record<TemplateName, Template['Team']>> = {
  franchise: TeamPage,
  group: withHead(TeamPage, 'sunken'),
  superstore: TeamPage,
  caravan: withHead(TeamPage, 'inverse'),
};
