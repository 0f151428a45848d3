import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { CaravanVehicle } from '../caravan/CaravanVehicle.tsx';
import { FranchiseVehicle } from '../franchise/FranchiseVehicle.tsx';
import { GroupVehicle } from '../group/GroupVehicle.tsx';
import { SuperstoreVehicle } from '../superstore/SuperstoreVehicle.tsx';

/** The page of one vehicle, by template. */
export const vehiclePages: Readonly<Record<TemplateName, Template['Vehicle']>> = {
  franchise: FranchiseVehicle,
  group: GroupVehicle,
  superstore: SuperstoreVehicle,
  caravan: CaravanVehicle,
};
