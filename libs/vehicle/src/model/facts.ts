import type { CarType, Vehicle } from '@forecourt/domain';
import { platformWords, vehicleCardMessages, type Words } from '@forecourt/domain/messages';

/** How facts are called. */
export type CardWords = Words<typeof vehicleCardMessages>;

const platformSay = platformWords(vehicleCardMessages);

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

export function conditionText(type: CarType, say: CardWords = platformSay): string {
  return say(`vehicleCard.${type}`);
}

/** @example kilometres(31_250) // '31,250 km' */
export function kilometres(km: number, say: CardWords = platformSay): string {
  return say('vehicleCard.kilometres', { count: km });
}

function known(facts: (Omit<Fact, 'value'> & { value: string | null | undefined })[]): Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact.value));
}

/** Facts on a card: condition, transmission, odometer and fuel; berths where it has them. Unknown ones are left out. */
export function cardFacts(vehicle: FactVehicle, say: CardWords = platformSay): Fact[] {
  const sleeps = vehicle.sleeps ?? vehicle.caravan?.sleeps ?? null;
  return known([
    { icon: 'tag', label: say('vehicleCard.condition'), value: conditionText(vehicle.car_type, say) },
    { icon: 'gearbox', label: say('vehicleCard.transmission'), value: vehicle.simple_transmission },
    {
      icon: 'gauge',
      label: say('vehicleCard.odometer'),
      value: vehicle.km === null ? null : kilometres(vehicle.km, say),
    },
    {
      icon: /electric/i.test(vehicle.simple_fuel ?? '') ? 'plug' : 'fuel',
      label: say('vehicleCard.fuelType'),
      value: vehicle.simple_fuel,
    },
    {
      icon: 'bed',
      label: say('vehicleCard.berths'),
      value: sleeps === null ? null : say('vehicleCard.sleeps', { count: sleeps }),
    },
  ]);
}

/** The three facts at the head of a vehicle's page: kilometres, transmission and body. */
export function headFacts(vehicle: FactVehicle, say: CardWords = platformSay): Fact[] {
  return known([
    {
      icon: 'gauge',
      label: say('vehicleCard.odometer'),
      value: vehicle.km === null ? null : kilometres(vehicle.km, say),
    },
    { icon: 'gearbox', label: say('vehicleCard.transmission'), value: vehicle.simple_transmission },
    { icon: 'car', label: say('vehicleCard.body'), value: vehicle.simple_body },
  ]);
}
