import type { Vehicle } from '@forecourt/domain';
import { keyFacts, specifications } from '../../model/specifications.ts';
import { SpecificationList } from '../SpecificationList/SpecificationList.tsx';
import * as styles from './VehicleDetails.css.ts';

export interface VehicleDetailsProps {
  vehicle: Vehicle;
  now: Date;
  /** Says "Unregistered" once the registration has run out. @default false */
  showUnregistered?: boolean;
}

/** The card of facts on a vehicle's page: this very vehicle, then the manufacturer's figures. */
export function VehicleDetails({ vehicle, now, showUnregistered = false }: VehicleDetailsProps) {
  return (
    <div className={styles.card} id="details">
      <SpecificationList title="Key information" items={keyFacts(vehicle, { now, showUnregistered })} />
      <SpecificationList title="Specifications" items={specifications(vehicle)} />
    </div>
  );
}
