export interface TowBand {
  /** Braked towing capacity of the car, in kilograms. */
  towing: number;
  /** Class of the car, of which `home` has the words. */
  cars: (typeof carsByTowing)[number][1];
  /** Maximum tare mass to search for, in kilograms. */
  tare: number;
}

const carsByTowing = [
  [1_200, 'smallCars'],
  [1_800, 'mediumCars'],
  [2_500, 'largeCars'],
  [3_500, 'utes'],
] as const;

/** Share of the capacity left for water, gas, food and equipment, so that the loaded van stays within it. */
const loadShare = 0.2;

/**
 * Classes of cars and the vans they can tow. The tare leaves a fifth of the capacity for the load, rounded down to 10
 * kg.
 */
export const towBands: readonly TowBand[] = carsByTowing.map(([towing, cars]) => ({
  towing,
  cars,
  tare: Math.floor((towing * (1 - loadShare)) / 10) * 10,
}));

/**
 * The lightest class of car that may tow a van at its loaded limit; null where none may.
 * @param atm aggregate trailer mass in kilograms
 */
export function towBandFor(atm: number): TowBand | null {
  return towBands.find(({ towing }) => towing >= atm) ?? null;
}
