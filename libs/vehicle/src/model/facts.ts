import type { CarType, Vehicle } from '@forecourt/domain';
import { platformWords, vehicleFactMessages, type Words } from '@forecourt/domain/messages';

/** How facts are called. */
export type FactWords = Words<typeof vehicleFactMessages>;

const platformSay = platformWords(vehicleFactMessages);

export type FactIcon = 'tag' | 'gearbox' | 'gauge' | 'fuel' | 'plug' | 'car' | 'bed';

/** One short fact with its icon. */
export interface Fact {
  icon: FactIcon;
  /** Label for people who do not see the icon. */
  label: string;
  value: string;
}

export type FactVehicle = Pick<Vehicle, 'car_type' | 'simple_transmission' | 'km' | 'simple_fuel' | 'simple_body'> & {
  sleeps?: number | null;
  caravan?: { sleeps: number | null } | null;
};

export function conditionText(type: CarType, say: FactWords = platformSay): string {
  return say(`fact.${type}`);
}

/** @example kilometres(31_250) // '31,250 km' */
export function kilometres(km: number, say: FactWords = platformSay): string {
  return say('fact.kilometres', { count: km });
}

function known(facts: (Omit<Fact, 'value'> & { value: string | null | undefined })[]): Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact.value));
}

/** Facts on a card: condition, transmission, odometer and fuel; berths where it has them. Unknown ones are left out. */
export function cardFacts(vehicle: FactVehicle, say: FactWords = platformSay): Fact[] {
  const sleeps = vehicle.sleeps ?? vehicle.caravan?.sleeps ?? null;
  return known([
    { icon: 'tag', label: say('fact.condition'), value: conditionText(vehicle.car_type, say) },
    { icon: 'gearbox', label: say('fact.transmission'), value: vehicle.simple_transmission },
    {
      icon: 'gauge',
      label: say('fact.odometer'),
      value: vehicle.km === null ? null : kilometres(vehicle.km, say),
    },
    {
      icon: /electric/i.test(vehicle.simple_fuel ?? '') ? 'plug' : 'fuel',
      label: say('fact.fuelType'),
      value: vehicle.simple_fuel,
    },
    {
      icon: 'bed',
      label: say('fact.berths'),
      value: sleeps === null ? null : say('fact.sleeps', { count: sleeps }),
    },
  ]);
}

/** The three facts at the head of a vehicle's page: kilometres, transmission and body. */
export function headFacts(vehicle: FactVehicle, say: FactWords = platformSay): Fact[] {
  return known([
    {
      icon: 'gauge',
      label: say('fact.odometer'),
      value: vehicle.km === null ? null : kilometres(vehicle.km, say),
    },
    { icon: 'gearbox', label: say('fact.transmission'), value: vehicle.simple_transmission },
    { icon: 'car', label: say('fact.body'), value: vehicle.simple_body },
  ]);
}
