import { once } from '@forecourt/ui';
import type { Vehicle } from '@forecourt/domain';
import { keyFacts, specifications } from '../../model/specifications.ts';
import { SpecificationList } from '../SpecificationList/SpecificationList.tsx';
import * as styles from './VehicleDetails.css.ts';

export interface VehicleDetailsProps {
  /** The vehicle to show. */
  vehicle: Vehicle;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Says "Unregistered" once the registration has run out. @default false */
  showUnregistered?: boolean;
  /** IANA time zone where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
}

/** The facts on a vehicle's page: those of this very vehicle, then the manufacturer's figures. */
export function VehicleDetails({ vehicle, now, showUnregistered = false, timeZone }: VehicleDetailsProps) {
  return (
    <div className={styles.card} id="details" {...once('details')}>
      <SpecificationList title="Key information" items={keyFacts(vehicle, { now, showUnregistered, timeZone })} />
      <SpecificationList title="Specifications" items={specifications(vehicle)} />
    </div>
  );
}
