import type { VehiclePageProps } from '../contract/props.ts';
import { TabbedVehicle } from '../vehicle/TabbedVehicle.tsx';

const order = ['features', 'included', 'reserve', 'why', 'comments', 'protect'] as const;

/** Vehicle page of a superstore: inclusions and ways to buy first, then figures. */
export function SuperstoreVehicle(props: VehiclePageProps) {
  return <TabbedVehicle {...props} order={order} />;
}
