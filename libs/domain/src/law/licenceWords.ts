import type { Jurisdiction } from '../country/jurisdictions.ts';
import { stateRules } from './stateRules.ts';

/**
 * A dealer's licence number as shown beside its name.
 * @param state of the place that it is for, where that is known
 * @example dealerLicence('MD12345') // 'Dealer licence MD12345'
 * @example dealerLicence('11482', 'VIC') // 'Dealer licence LMCT 11482'
 * @example dealerLicence('M123456', 'NZ') // 'Registered motor vehicle trader M123456'
 */
export function dealerLicence(number: string, state?: Jurisdiction): string {
  const { licencePrefix: prefix = null, licenceName = 'Dealer licence' } = state ? stateRules[state] : {};
  return `${licenceName} ${prefix && /^\d+$/.test(number) ? `${prefix} ${number}` : number}`;
}

/** @example repairerLicence('MRB9321') // 'Repairer licence MRB9321' */
export const repairerLicence = (number: string): string => `Repairer licence ${number}`;
