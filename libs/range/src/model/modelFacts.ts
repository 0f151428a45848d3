import { grouped, type RangeModel } from '@forecourt/domain';

/** A key fact for buyers, in words. */
export interface ModelFact {
  /** @example 'Towing, braked' */
  name: string;
  /** Value with its unit. @example '1,500 kg' */
  value: string;
  /** Icon beside the name. */
  icon: 'seat' | 'fuel' | 'plug' | 'weight' | 'shield' | 'bed' | 'ruler' | 'gauge' | 'car' | 'tag' | 'calendar';
}

const kg = (mass: number) => `${grouped(mass)} kg`;

function vanFacts({ sleeps, tare, atm, length }: NonNullable<RangeModel['caravan']>): ModelFact[] {
  return [
    { icon: 'bed', name: 'Sleeps', value: `Up to ${sleeps}` },
    { icon: 'weight', name: 'Tare from', value: kg(tare) },
    { icon: 'gauge', name: 'ATM up to', value: kg(atm) },
    { icon: 'ruler', name: 'Length from', value: `${(length / 1_000).toFixed(1)} m` },
  ];
}

/** Up to four key facts of a model, without unknown ones. */
export function modelFacts(
  model: Pick<RangeModel, 'seats' | 'fuel' | 'fuel_use' | 'electric_range' | 'towing' | 'safety' | 'caravan'>,
): ModelFact[] {
  const { seats, fuel, fuel_use, electric_range, towing, safety, caravan } = model;
  if (caravan) return vanFacts(caravan);
  const energy =
    electric_range !== null
      ? `Up to ${grouped(electric_range)} km`
      : fuel_use !== null
        ? `${fuel ?? 'Fuel'}, from ${fuel_use}\u00A0L/100\u00A0km`
        : fuel;
  const facts: (ModelFact | null)[] = [
    seats === null ? null : { icon: 'seat', name: 'Seats', value: String(seats) },
    energy === null
      ? null
      : electric_range !== null
        ? { icon: 'plug', name: 'Electric range', value: energy }
        : { icon: 'fuel', name: 'Energy', value: energy },
    towing === null ? null : { icon: 'weight', name: 'Towing, braked', value: kg(towing) },
    safety.ancap_stars === null
      ? null
      : {
          icon: 'shield',
          name: safety.ancap_year === null ? 'ANCAP safety' : `ANCAP safety, ${safety.ancap_year}`,
          value: `${safety.ancap_stars} of 5 stars`,
        },
  ];
  return facts.filter((one) => one !== null);
}

/** Payload of a caravan in kilograms. */
export const payload = ({ atm, tare }: { atm: number; tare: number }): number => atm - tare;
