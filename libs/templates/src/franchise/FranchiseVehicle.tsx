import type { VehiclePageProps } from '../contract/props.ts';
import { TabbedVehicle } from '../vehicle/TabbedVehicle.tsx';

const order = ['comments', 'features', 'included', 'why', 'reserve', 'protect'] as const;

/** Vehicle page of a franchise: the dealer's comments first, then figures. */
export function FranchiseVehicle(props: VehiclePageProps) {
  return <TabbedVehicle {...props} order={order} />;
}
