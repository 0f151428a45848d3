import 'server-only';

import { slugify, type AustralianState, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { ownershipCost, siteFigures, vehicleOwnership, type OwnershipCost } from '@forecourt/finance/model';
import { cappedServiceOf } from '@forecourt/range/model';
import { contentRecord } from '../cache/cacheTable.ts';

/** Where a vehicle is registered unless somebody says otherwise. */
export const usualState = ({ locations }: PublicSite, vehicle: Vehicle | null): AustralianState =>
  vehicle?.state ?? locations.find(({ visible }) => visible)?.address.state ?? 'NSW';

/** The capped price of a vehicle's model, where its manufacturer tells one. */
async function cappedService(site: Site, { make, model }: Vehicle) {
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
