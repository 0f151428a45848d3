import type { Vehicle } from '@forecourt/domain';
import { keyFacts, specifications } from '../../model/specifications.ts';
import { SpecificationList } from '../SpecificationList/SpecificationList.tsx';
import * as styles from './VehicleDetails.css.ts';

export interface VehicleDetailsProps {
  /** The vehicle it is about. */
  vehicle: Vehicle;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Says "Unregistered" once the registration has run out. @default false */
  showUnregistered?: boolean;
  /** IANA name of where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
}

/** The card of facts on a vehicle's page: this very vehicle, then the manufacturer's figures. */
export function VehicleDetails({ vehicle, now, showUnregistered = false, timeZone }: VehicleDetailsProps) {
  return (
    <div className={styles.card} id="details">
      <SpecificationList title="Key information" items={keyFacts(vehicle, { now, showUnregistered, timeZone })} />
      <SpecificationList title="Specifications" items={specifications(vehicle)} />
    </div>
  );
}
