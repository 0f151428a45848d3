import { grouped, type CarType, type Vehicle } from '@forecourt/domain';

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

const conditions: Record<CarType, string> = { new: 'New', used: 'Used', demo: 'Demo' };

export function conditionText(type: CarType): string {
  return conditions[type];
}

/** @example kilometres(31_250) // '31,250 km' */
export function kilometres(km: number): string {
  return `${grouped(km)} km`;
}

function known(facts: (Omit<Fact, 'value'> & { value: string | null | undefined })[]): Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact.value));
}

/** Facts on a card: condition, transmission, odometer and fuel; berths where it has them. Unknown ones are left out. */
export function cardFacts(vehicle: FactVehicle): Fact[] {
  const sleeps = vehicle.sleeps ?? vehicle.caravan?.sleeps ?? null;
  return known([
    { icon: 'tag', label: 'Condition', value: conditionText(vehicle.car_type) },
    { icon: 'gearbox', label: 'Transmission', value: vehicle.simple_transmission },
    { icon: 'gauge', label: 'Odometer', value: vehicle.km === null ? null : kilometres(vehicle.km) },
    {
      icon: /electric/i.test(vehicle.simple_fuel ?? '') ? 'plug' : 'fuel',
      label: 'Fuel type',
      value: vehicle.simple_fuel,
    },
    { icon: 'bed', label: 'Berths', value: sleeps === null ? null : `Sleeps ${sleeps}` },
  ]);
}

/** The three facts at the head of a vehicle's page: kilometres, transmission and body. */
export function headFacts(vehicle: FactVehicle): Fact[] {
  return known([
    { icon: 'gauge', label: 'Odometer', value: vehicle.km === null ? null : kilometres(vehicle.km) },
    { icon: 'gearbox', label: 'Transmission', value: vehicle.simple_transmission },
    { icon: 'car', label: 'Body', value: vehicle.simple_body },
  ]);
}
