/*
 * What a way to read a question costs. Each kind weighs more than any number of those before it, so the kinds can be
 * told from a sum.
 */

/** A synonym. */
export const synonymCost = 1;
/** Looser readings in steps: a word that is meant less than another, and the beginning of a longer word. */
export const looseCost = 16;
export const prefixLoose = 3;
/** A typing error. */
export const typoCost = 1_024;
/** A letter or a figure of a model's name on its own: the 2 of a Mazda 2. */
export const partCost = 65_536;
/** A word that is left out of the question. */
export const missingCost = 1_048_576;
/** More than any question costs. */
export const notFound = 100_000_000;

export const missingIn = (cost: number): number => Math.floor(cost / missingCost);
export const partsIn = (cost: number): number => Math.floor((cost % missingCost) / partCost);
export const typosIn = (cost: number): number => Math.floor((cost % partCost) / typoCost);
const looseIn = (cost: number): number => Math.floor((cost % typoCost) / looseCost);
const hasSynonym = (cost: number): boolean => cost % looseCost >= synonymCost;

const fitsInClass = 4;

/**
 * How well a record fits, higher is better: as few words left out, typing errors and looser readings as can be, then
 * all in its name, then without synonyms. The last two tell records of one class apart.
 */
export function fitOf(cost: number, inName: boolean): number {
  const level = missingIn(cost) * 1_024 + Math.min(127, typosIn(cost)) * 8 + Math.min(7, looseIn(cost));
  return 65_535 - Math.min(65_530, level * fitsInClass + (inName ? 0 : 2) + (hasSynonym(cost) ? 1 : 0));
}

/** How exact a fit is, 0 is best: an order by price mixes no two classes. */
export const classOf = (fit: number): number => Math.floor((65_535 - fit) / fitsInClass);

/** Typing errors within a fit. */
export const typosOf = (fit: number): number => Math.floor((classOf(fit) % 1_024) / 8);
