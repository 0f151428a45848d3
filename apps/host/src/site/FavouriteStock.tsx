'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { FavouritesList } from '@forecourt/shopper';
import { PriceBlock, VehicleFacts } from '@forecourt/vehicle';
import { useCallback } from 'react';
import { resolveVehicles } from './resolveVehicles.ts';

const details = (vehicle: VehicleSummary) => (
  <>
    <PriceBlock vehicle={vehicle} />
    <VehicleFacts vehicle={vehicle} />
  </>
);

/** The visitor's favourites with what they cost today. */
export function FavouriteStock({ searchKey }: { searchKey: string }) {
  const resolve = useCallback((ids: readonly string[]) => resolveVehicles(searchKey, ids), [searchKey]);
  return <FavouritesList resolve={resolve} renderDetails={details} />;
}
