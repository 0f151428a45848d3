import type { CarType, VehicleInput } from '@forecourt/domain';
import type { Body } from '../catalogue/model.ts';

type Specification = Pick<
  VehicleInput,
  | 'drive'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'cylinders'
  | 'engine_size_litres'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'trans'
  | 'fuel'
  | 'caravan'
  | 'variant'
>;

/** The vehicle itself, before a dealership puts a price and a sign on it. */
export interface Subject {
  kind: 'car' | 'caravan';
  /** Neither engine nor odometer. */
  isTowed: boolean;
  make: string;
  model: string;
  badge: string;
  series: string | null;
  year: number;
  /** 1 to 12. */
  buildMonth: number;
  carType: CarType;
  body: Body;
  wmi: string;
  /** Place of the badge in its model: 0 is plain, 1 the best. */
  rank: number;
  /** Worth on the market, whole dollars, before a dealer rounds it. */
  worth: number;
  km: number | null;
  /** Kilograms; 0 where it does not tow. */
  towing: number;
  equipment: readonly string[];
  specification: Specification;
}

/** Years from the middle of the build month until `now`. */
export function ageOf(year: number, month: number, now: Date): number {
  const built = Date.UTC(year, month - 1, 15);
  return Math.max(0.1, (now.getTime() - built) / (365.25 * 86_400_000));
}
