'use client';

import type { PageVehicle } from '../../model/pageVehicle.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';

export interface LivePriceProps {
  /** The vehicle it is about. */
  vehicle: PageVehicle;
}

/** The price at the head of a vehicle's page, as it is now. */
export function LivePrice({ vehicle }: LivePriceProps) {
  return <PriceBlock vehicle={useLiveVehicle(vehicle)} size="page" />;
}
