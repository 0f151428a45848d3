import type { PublicSite } from '@forecourt/domain';
import { garageMessages, wordsOf } from '@forecourt/domain/messages';
import type { SavedVehicle } from '@forecourt/platform';
import { GarageSection, SavedVehicles } from '@forecourt/shopper';
import { FreshWatchlist } from './FreshWatchlist.tsx';
import { removeSavedVehicle } from './watchlistActions.ts';
import { watchlistEntries } from './watchlistEntries.tsx';

export interface WatchlistVehiclesProps {
  site: PublicSite;
  /** Null where they could not be looked up. */
  saved: readonly SavedVehicle[] | null;
  /** Path of the page, for when one is removed. */
  here: string;
}

/** The vehicles of a visitor's watchlist. */
export function WatchlistVehicles({ site, saved, here }: WatchlistVehiclesProps) {
  const say = wordsOf(garageMessages, site);
  if (!saved)
    return <GarageSection title={say('garage.saved', { nounPlural: site.texts.vehicleNounPlural })} hasFailed />;
  return (
    <>
      <FreshWatchlist drawn={saved.map(({ car_id }) => car_id)} />
      <SavedVehicles entries={watchlistEntries(saved)} remove={removeSavedVehicle.bind(null, here)} />
    </>
  );
}
