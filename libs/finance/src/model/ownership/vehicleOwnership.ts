import type {
  AustralianState,
  CappedService,
  EnergyKind,
  FinanceFigures,
  SiteOwnership,
  Vehicle,
} from '@forecourt/domain';
import type { OwnershipInput } from './ownershipInput.ts';

/** What somebody asks about: the rest is the site's and the vehicle's. */
export interface OwnershipQuestion {
  kmPerYear: number;
  /** Where it is registered. */
  state: AustralianState;
}

/** @example energyKindOf('Plug-in hybrid') // 'petrol' */
function energyKindOf(fuel: string | null): EnergyKind | null {
  if (fuel === null) return null;
  if (/diesel/i.test(fuel)) return 'diesel';
  if (/petrol|unleaded|hybrid/i.test(fuel)) return 'petrol';
  return /electric|^ev$/i.test(fuel) ? 'electricity' : null;
}

/**
 * What a vehicle of the stock is reckoned with. A capped price holds from the first sale on: used vehicles have none.
 * @param capped of its model; null where its manufacturer tells none
 */
export function vehicleOwnership(
  site: SiteOwnership,
  vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel' | 'variant' | 'car_type'>,
  figures: FinanceFigures | null,
  capped: CappedService | null,
  { kmPerYear, state }: OwnershipQuestion,
): OwnershipInput {
  const kind = energyKindOf(vehicle.simple_fuel ?? vehicle.fuel);
  const { variant } = vehicle;
  const per100Km = kind === 'electricity' ? variant?.energyconsumptioncombined : variant?.fuelconsumptioncombined;
  return {
    kmPerYear,
    figures,
    consumption: kind && per100Km ? { kind, per100Km } : null,
    energyPrice: (kind && site.energy[kind]) ?? null,
    service: capped && site.service && vehicle.car_type !== 'used' ? { ...capped, ...site.service } : null,
    registration: site.registration[state] ?? null,
    insurance: site.insurance,
    tyres: site.tyres,
  };
}
