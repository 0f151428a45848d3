'use client';

import type { PageVehicle } from '../../model/pageVehicle.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';

export interface LivePriceProps {
  /** The vehicle to show. */
  vehicle: PageVehicle;
}

/** The price at the head of a vehicle's page, kept up to date. */
export function LivePrice({ vehicle }: LivePriceProps) {
  return <PriceBlock vehicle={useLiveVehicle(vehicle)} size="page" />;
}
