'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { FavouritesList, useSignedInMark } from '@forecourt/shopper';
import { useSite } from '@forecourt/ui';
import { PriceBlock, VehicleFacts } from '@forecourt/vehicle';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { resolveVehicles } from '../vehicle/resolveVehicles.ts';

const details = (vehicle: VehicleSummary) => (
  <>
    <PriceBlock vehicle={vehicle} />
    <VehicleFacts vehicle={vehicle} />
  </>
);

/**
 * The visitor's favourites with what they cost today. Where one save does for both, those of the signed-in visitor have
 * joined the watchlist, and so do they.
 */
export function FavouriteStock({ searchKey }: { searchKey: string }) {
  const resolve = useCallback((ids: readonly string[]) => resolveVehicles(searchKey, ids), [searchKey]);
  const { flags, paths } = useSite().site;
  const router = useRouter();
  const isElsewhere = useSignedInMark() && flags.watchlist && !flags.splitSaves;
  useEffect(() => {
    if (isElsewhere) router.replace(paths.watchlist);
  }, [isElsewhere, paths.watchlist, router]);
  return <FavouritesList resolve={resolve} renderDetails={details} />;
}
