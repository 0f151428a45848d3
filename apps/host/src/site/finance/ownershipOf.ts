import 'server-only';

import type { Jurisdiction, PublicSite, RangeModel, ServiceProgramme, Vehicle } from '@forecourt/domain';
import {
  modelOwnership,
  ownershipCost,
  siteFigures,
  vehicleOwnership,
  type OwnershipCost,
} from '@forecourt/finance/model';
import { cappedServiceOf } from '@forecourt/range/model';

/** Default state of registration of a vehicle. */
export const usualState = ({ locations }: PublicSite, vehicle: Vehicle | null): Jurisdiction =>
  vehicle?.state ?? locations.find(({ visible }) => visible)?.address.state ?? 'NSW';

/**
 * Cost of owning a vehicle on a site; null if the site has no prices to calculate with.
 * @param programme capped prices of its make's workshops; null if it has none
 */
export function ownershipOf(
  publicSite: PublicSite,
  vehicle: Vehicle,
  programme: ServiceProgramme | null,
  question: { kmPerYear: number; state: Jurisdiction },
  now: Date,
): OwnershipCost | null {
  const { ownership } = publicSite;
  if (!ownership) return null;
  const figures = siteFigures(publicSite, vehicle, now);
  const capped = programme && cappedServiceOf(programme, vehicle.model);
  return ownershipCost(vehicleOwnership(ownership, vehicle, figures, capped, question), publicSite);
}

/**
 * Cost of owning a new vehicle of a model on a site, without a repayment; null if there is nothing to calculate with.
 * @param programme capped prices of its make's workshops; null if it has none
 */
export function modelOwnershipOf(
  publicSite: PublicSite,
  model: RangeModel,
  programme: ServiceProgramme | null,
): OwnershipCost | null {
  const { ownership } = publicSite;
  const isKnown = model.fuel_use !== null || model.energy_use !== null;
  if (!ownership || !isKnown || model.status !== 'current') return null;
  const capped = programme && cappedServiceOf(programme, model.name);
  const state = model.price_state ?? usualState(publicSite, null);
  const asked = { kmPerYear: ownership.kmPerYear, state };
  return ownershipCost(modelOwnership(ownership, model, capped, asked), publicSite);
}
