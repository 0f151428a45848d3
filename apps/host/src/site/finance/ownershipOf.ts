import 'server-only';

import {
  slugify,
  type AustralianState,
  type PublicSite,
  type RangeModel,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import {
  modelOwnership,
  ownershipCost,
  siteFigures,
  vehicleOwnership,
  type OwnershipCost,
} from '@forecourt/finance/model';
import { cappedServiceOf } from '@forecourt/range/model';
import { contentRecord } from '../cache/cacheTable.ts';

/** Where a vehicle is registered unless somebody says otherwise. */
export const usualState = ({ locations }: PublicSite, vehicle: Vehicle | null): AustralianState =>
  vehicle?.state ?? locations.find(({ visible }) => visible)?.address.state ?? 'NSW';

/** The capped price of a model, where its manufacturer tells one. */
async function cappedService(site: Site, { make, model }: { make: string; model: string }) {
  const found = await contentRecord(site, 'manufacturer', slugify(make));
  const programme = found?.state === 'live' ? found.record.capped_service : null;
  return programme && cappedServiceOf(programme, model);
}

/** What a vehicle costs its owner on a site; null where the site gives no prices to reckon with. */
export async function ownershipOf(
  site: Site,
  publicSite: PublicSite,
  vehicle: Vehicle,
  question: { kmPerYear: number; state: AustralianState },
  now: Date,
): Promise<OwnershipCost | null> {
  const { ownership } = publicSite;
  if (!ownership) return null;
  const figures = siteFigures(publicSite, vehicle, now);
  const capped = await cappedService(site, vehicle);
  return ownershipCost(vehicleOwnership(ownership, vehicle, figures, capped, question));
}

/** What a new vehicle of a model costs its owner on a site, without a repayment; null where nothing is known to reckon with. */
export async function modelOwnershipOf(
  site: Site,
  publicSite: PublicSite,
  model: RangeModel,
): Promise<OwnershipCost | null> {
  const { ownership } = publicSite;
  const isKnown = model.fuel_use !== null || model.energy_use !== null;
  if (!ownership || !isKnown || model.status !== 'current') return null;
  const capped = await cappedService(site, { make: model.manufacturer_name, model: model.name });
  const state = model.price_state ?? usualState(publicSite, null);
  return ownershipCost(modelOwnership(ownership, model, capped, { kmPerYear: ownership.kmPerYear, state }));
}
