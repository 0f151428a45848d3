import type { AustralianState } from '../vehicleKinds.ts';
import { stateRules } from './stateRules.ts';

/**
 * A dealer's licence number as shown beside its name.
 * @param state of the place that it is for, where that is known
 * @example dealerLicence('MD12345') // 'Dealer licence MD12345'
 * @example dealerLicence('11482', 'VIC') // 'Dealer licence LMCT 11482'
 */
export function dealerLicence(number: string, state?: AustralianState): string {
  const prefix = state && stateRules[state].licencePrefix;
  return `Dealer licence ${prefix && /^\d+$/.test(number) ? `${prefix} ${number}` : number}`;
}

/** @example repairerLicence('MRB9321') // 'Repairer licence MRB9321' */
export const repairerLicence = (number: string): string => `Repairer licence ${number}`;
