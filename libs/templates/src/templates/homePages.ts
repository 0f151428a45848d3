import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { CaravanHome } from '../caravan/CaravanHome.tsx';
import { FranchiseHome } from '../franchise/FranchiseHome.tsx';
import { GroupHome } from '../group/GroupHome.tsx';
import { SuperstoreHome } from '../superstore/SuperstoreHome.tsx';

/** The home page of each template. */
export const homePages: Readonly<Record<TemplateName, Template['Home']>> = {
  franchise: FranchiseHome,
  group: GroupHome,
  superstore: SuperstoreHome,
  caravan: CaravanHome,
};
