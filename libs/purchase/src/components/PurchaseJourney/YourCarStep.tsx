import { formatMoney } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import type { StepFacts } from './StepForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

export interface YourCarStepProps {
  vehicle: PurchaseVehicle;
  facts: StepFacts;
  moneyBackHours: number | null;
}

/** The vehicle and its price, to be confirmed. */
export function YourCarStep({ vehicle, facts, moneyBackHours }: YourCarStepProps) {
  const { delivery, place } = facts;
  const points = [
    `It is at ${place}, where you can see and drive it before you decide.`,
    delivery
      ? `Pick it up there, or have it delivered within ${delivery.withinKm} km for ${formatMoney(delivery.price)}.`
      : 'You pick it up there.',
    ...(moneyBackHours === null
      ? []
      : [`${moneyBackHours} hours money back guarantee: bring it back within ${moneyBackHours} hours of delivery.`]),
  ];
  return (
    <>
      <VehicleLine vehicle={vehicle} level={2} layout="row" priority />
      <ul className={styles.points}>
        {points.map((point) => (
          <li className={styles.point} key={point}>
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
