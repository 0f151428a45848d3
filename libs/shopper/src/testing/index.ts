import { summariseVehicle, type VehicleSummary } from '@forecourt/domain';
import { sampleVehicles } from '@forecourt/domain/testing';
import { toStoredVehicle, viewedVehicle, type StoredVehicle } from '../model/entries.ts';
import { compareStore, favouritesStore, viewedStore } from '../stores/stores.ts';

export { sampleSite, sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';

export const sampleSummaries: VehicleSummary[] = sampleVehicles.map(summariseVehicle);

/** Stores vehicles in a list of a site's visitor before a component is rendered. */
export function keepOnDevice(
  siteSlug: string,
  list: 'favourites' | 'compare',
  vehicles: readonly StoredVehicle[],
): void {
  const store = list === 'favourites' ? favouritesStore : compareStore;
  store(siteSlug).set(vehicles.map(toStoredVehicle));
}

/** Stores vehicles as viewed, the latest first, before a component is rendered. */
export function lookAtOnDevice(siteSlug: string, vehicles: readonly VehicleSummary[]): void {
  viewedStore(siteSlug).set(vehicles.map((one) => viewedVehicle(one)));
}
export { sampleCodeState, sampleSignInAction } from './signIn.ts';
export { markSignedIn, sampleWatchlistCalls, type SampleWatchlist } from './watchlist.ts';
export { emptyGarage, sampleGarage, sampleGarageActions, sampleSavedVehicles } from './garage.ts';
export { samplePrizes, sampleTicket } from './spinToWin.ts';
