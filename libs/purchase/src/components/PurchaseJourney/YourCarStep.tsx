import { orderMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { deliveryPrice } from '../../model/delivery.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { PointList } from '../PointList/PointList.tsx';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import type { StepFacts } from './StepForm.tsx';

export interface YourCarStepProps {
  /** The vehicle to buy. */
  vehicle: PurchaseVehicle;
  /** Facts that the questions depend on: price in whole cents, extras, delivery and location. */
  facts: StepFacts;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours: number | null;
}

/** The vehicle and its price, to be confirmed. */
export function YourCarStep({ vehicle, facts, moneyBackHours }: YourCarStepProps) {
  const { delivery, place } = facts;
  const say = useWords(orderMessages);
  const points = [
    say('order.seeAndDriveIt', { place }),
    delivery
      ? say('order.pickUpOrDelivered', { limit: delivery.withinKm, price: deliveryPrice(delivery, say) })
      : say('order.youPickItUp'),
  ];
  return (
    <>
      <VehicleLine vehicle={vehicle} level={2} layout="row" priority />
      <PointList
        points={points}
        promise={moneyBackHours === null ? null : say('order.moneyBack', { hours: moneyBackHours })}
      />
    </>
  );
}
