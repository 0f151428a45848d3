'use client';

import { useSite } from '@forecourt/ui';
import { useFavourites } from '../../stores/useDeviceList.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import * as styles from './SavedCount.css.ts';

/**
 * How many vehicles are on the list that the header leads to: the watchlist of a signed-in visitor, else what the device
 * keeps. Nothing without any. Place it inside the header's link.
 */
export function SavedCount() {
  const { favourites, splitSaves } = useSite().site.flags;
  const { vehicles } = useFavourites();
  const watchlist = useWatchlist();
  const isOfAccount = watchlist !== null && (!favourites || (watchlist.isSignedIn && !splitSaves));
  const count = isOfAccount ? watchlist.ids.length : vehicles.length;
  return count === 0 ? null : <span className={styles.count}>{count}</span>;
}
