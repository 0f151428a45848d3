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
 * The visitor's favourites with current data. Where a site has only one kind of saving, a signed-in visitor's
 * favourites are part of the watchlist, so this redirects there.
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
