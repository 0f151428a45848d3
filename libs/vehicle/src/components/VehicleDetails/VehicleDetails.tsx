import { specificationMessages, vehicleMessages } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import type { Vehicle } from '@forecourt/domain';
import { useLocale, useWords } from '@forecourt/ui/words';
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
  const say = useWords(vehicleMessages);
  const sayFact = useWords(specificationMessages);
  const locale = useLocale();
  return (
    <div className={styles.card} id="details" {...once('details')}>
      <SpecificationList
        title={say('vehicle.keyInformation')}
        items={keyFacts(vehicle, { now, showUnregistered, timeZone, say: sayFact, locale })}
      />
      <SpecificationList title={say('vehicle.specifications')} items={specifications(vehicle, sayFact, locale)} />
    </div>
  );
}
