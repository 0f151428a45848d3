import type { Chance } from './chance.ts';

/** Whole dollars ending as dealers end them. @example dealerPrice(31_412, 990) // 30_990 */
export function dealerPrice(dollars: number, ending: number): number {
  const thousands = Math.max(1, Math.round((dollars - ending) / 1000));
  return thousands * 1000 + ending;
}

export interface Wear {
  /** Whole dollars, typical price of the newest example when new. */
  newPrice: number;
  /** Years since it was built, with a fraction. */
  age: number;
  /** Years between its build and the price list that `newPrice` is from. */
  listAge: number;
  /** Share of its worth lost each year. */
  depreciation: number;
  /** Odometer, and what is usual at its age. */
  km: number | null;
  usualKm: number;
}

const lowestPrice = 4_990;

/** What a used example is worth in whole dollars, before anybody haggles. */
export function usedWorth({ newPrice, age, listAge, depreciation, km, usualKm }: Wear): number {
  // Price lists rose about one and a half per cent a year, so an older one cost less to begin with.
  const costNew = newPrice * Math.max(0.82, 1 - 0.015 * listAge);
  const firstDrive = 0.95;
  // Worth falls ever more slowly: old vehicles keep a floor that young ones have not reached.
  const kept = Math.pow(1 - depreciation, Math.pow(age, 0.88));
  const extraKm = km === null ? 0 : (km - usualKm) / 100_000;
  const travelled = Math.min(1.12, Math.max(0.7, 1 - 0.14 * extraKm));
  return Math.max(lowestPrice, costNew * firstDrive * kept * travelled);
}

/** Odometer of a used vehicle in kilometres. */
export function usedKm(chance: Chance, age: number, kmPerYear: number): number {
  return Math.round(Math.max(0.3, age) * kmPerYear * (0.45 + chance.next() * 0.95)) + chance.int(40, 900);
}
