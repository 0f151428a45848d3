import type {
  Jurisdiction,
  CappedService,
  EnergyKind,
  FinanceFigures,
  RangeModel,
  SiteOwnership,
  Vehicle,
} from '@forecourt/domain';
import type { OwnershipInput } from './ownershipInput.ts';

/** The visitor's choices: kilometres a year, and the state of registration. */
export interface OwnershipQuestion {
  kmPerYear: number;
  /** State of registration. */
  state: Jurisdiction;
}

/** @example energyKindOf('Plug-in hybrid') // 'petrol' */
function energyKindOf(fuel: string | null): EnergyKind | null {
  if (fuel === null) return null;
  if (/diesel/i.test(fuel)) return 'diesel';
  if (/petrol|unleaded|hybrid/i.test(fuel)) return 'petrol';
  return /electric|^ev$/i.test(fuel) ? 'electricity' : null;
}

/** A vehicle of the stock or a model of the range. */
interface OwnedThing {
  /** Kind of energy, as spelt in the stock. */
  fuel: string | null;
  /** Litres per 100 km. */
  fuelUse: number | null;
  /** Kilowatt hours per 100 km. */
  energyUse: number | null;
  /** Capped prices apply from the first sale, so used vehicles have none. */
  isNew: boolean;
}

function ownershipInput(
  site: SiteOwnership,
  { fuel, fuelUse, energyUse, isNew }: OwnedThing,
  figures: FinanceFigures | null,
  capped: CappedService | null,
  { kmPerYear, state }: OwnershipQuestion,
): OwnershipInput {
  const kind = energyKindOf(fuel);
  const per100Km = kind === 'electricity' ? energyUse : fuelUse;
  return {
    kmPerYear,
    figures,
    consumption: kind && per100Km ? { kind, per100Km } : null,
    energyPrice: (kind && site.energy[kind]) ?? null,
    service: capped && site.service && isNew ? { ...capped, ...site.service } : null,
    registration: site.registration[state] ?? null,
    insurance: site.insurance,
    tyres: site.tyres,
  };
}

/**
 * Cost input of a vehicle of the stock.
 * @param capped of its model; null if its manufacturer has none
 */
export function vehicleOwnership(
  site: SiteOwnership,
  { simple_fuel, fuel, variant, car_type }: Pick<Vehicle, 'simple_fuel' | 'fuel' | 'variant' | 'car_type'>,
  figures: FinanceFigures | null,
  capped: CappedService | null,
  question: OwnershipQuestion,
): OwnershipInput {
  const thing = {
    fuel: simple_fuel ?? fuel,
    fuelUse: variant?.fuelconsumptioncombined ?? null,
    energyUse: variant?.energyconsumptioncombined ?? null,
    isNew: car_type !== 'used',
  };
  return ownershipInput(site, thing, figures, capped, question);
}

/**
 * Cost input of a new vehicle of a model. Without a repayment, because no lender states one for a model.
 * @param capped of the model; null if its manufacturer has none
 */
export function modelOwnership(
  site: SiteOwnership,
  { fuel, fuel_use, energy_use }: Pick<RangeModel, 'fuel' | 'fuel_use' | 'energy_use'>,
  capped: CappedService | null,
  question: OwnershipQuestion,
): OwnershipInput {
  return ownershipInput(site, { fuel, fuelUse: fuel_use, energyUse: energy_use, isNew: true }, null, capped, question);
}
