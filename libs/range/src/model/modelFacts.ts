import type { RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';

/** A key fact for buyers, in words. */
export interface ModelFact {
  /** @example 'Towing, braked' */
  name: string;
  /** Value with its unit. @example '1,500 kg' */
  value: string;
  /** Icon beside the name. */
  icon: 'seat' | 'fuel' | 'plug' | 'weight' | 'shield' | 'bed' | 'ruler' | 'gauge' | 'car' | 'tag' | 'calendar';
}

function vanFacts({ sleeps, tare, atm, length }: NonNullable<RangeModel['caravan']>, say: ModelSay): ModelFact[] {
  const kg = (mass: number) => say('modelFact.kilograms', { count: mass });
  return [
    { icon: 'bed', name: say('modelFact.sleeps'), value: say('modelFact.upTo', { count: sleeps }) },
    { icon: 'weight', name: say('modelFact.tareFrom'), value: kg(tare) },
    { icon: 'gauge', name: say('modelFact.atmUpTo'), value: kg(atm) },
    {
      icon: 'ruler',
      name: say('modelFact.lengthFrom'),
      value: say('modelFact.metres', { length: (length / 1_000).toFixed(1) }),
    },
  ];
}

/** Up to four key facts of a model, without unknown ones. @param say words of the site. @default the platform's */
export function modelFacts(
  model: Pick<RangeModel, 'seats' | 'fuel' | 'fuel_use' | 'electric_range' | 'towing' | 'safety' | 'caravan'>,
  say: ModelSay = plainSay,
): ModelFact[] {
  const { seats, fuel, fuel_use, electric_range, towing, safety, caravan } = model;
  if (caravan) return vanFacts(caravan, say);
  const energy =
    electric_range !== null
      ? say('modelFact.upToKm', { count: electric_range })
      : fuel_use !== null
        ? say('modelFact.fuelUse', { fuel: fuel ?? say('modelFact.fuel'), used: fuel_use })
        : fuel;
  const facts: (ModelFact | null)[] = [
    seats === null ? null : { icon: 'seat', name: say('modelFact.seats'), value: String(seats) },
    energy === null
      ? null
      : electric_range !== null
        ? { icon: 'plug', name: say('modelFact.electricRange'), value: energy }
        : { icon: 'fuel', name: say('modelFact.energy'), value: energy },
    towing === null
      ? null
      : { icon: 'weight', name: say('modelFact.towing'), value: say('modelFact.kilograms', { count: towing }) },
    safety.ancap_stars === null
      ? null
      : {
          icon: 'shield',
          name:
            safety.ancap_year === null ? say('modelFact.ancap') : say('modelFact.ancapOf', { year: safety.ancap_year }),
          value: say('modelFact.stars', { stars: safety.ancap_stars }),
        },
  ];
  return facts.filter((one) => one !== null);
}

/** Payload of a caravan in kilograms. */
export const payload = ({ atm, tare }: { atm: number; tare: number }): number => atm - tare;
