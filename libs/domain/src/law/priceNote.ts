import type { Jurisdiction } from '../country/jurisdictions.ts';
import { stateRules } from './stateRules.ts';

/** What feeds write for a price that is the whole of it. @example 'Drive Away', 'driveaway', 'D/A' */
const isDriveAway = (priceType: string) => /drive[\s-]*away|^d\/a$/i.test(priceType);
/** @example 'Excluding Government Charges', 'EGC', 'Plus on road costs' */
const isWithoutCharges = (priceType: string) => /excl|^egc$|on[\s-]?road|government/i.test(priceType);

/**
 * New Zealand's notice about a used vehicle has one price, with the tax and all that it takes to drive it on the road.
 * @see the Consumer Information Standards (Used Motor Vehicles) Regulations 2008, https://www.legislation.govt.nz/regulation/public/2008/0112/latest/whole.html, read on 2026-11-25
 */
function newZealandNote(priceType: string | null, tax: string): string {
  if (priceType !== null && isDriveAway(priceType))
    return `Includes ${tax}, registration, licensing and warrant of fitness.`;
  return priceType !== null && isWithoutCharges(priceType)
    ? `Includes ${tax}. On-road costs are extra: registration, licensing and warrant of fitness. Ask us for the total price.`
    : `Includes ${tax}.`;
}

/**
 * What a price covers, in a sentence: registration and stamp duty differ from state to state, so the state is named.
 * Null where the feed does not say what its price is.
 * @see section 48 of the Australian Consumer Law, and the ACCC's answers about it at http://www.accc.gov.au/content/index.phtml/itemId/874430, read on 2026-11-22: one price, stated for those whom it is for
 * @param priceType as the feed words it
 * @param state of the vehicle; null where it is not known
 * @param tax name of the tax on goods and services
 */
export function priceNote(priceType: string | null, state: Jurisdiction | null, tax = 'GST'): string | null {
  if (state === 'NZ') return newZealandNote(priceType, tax);
  if (priceType === null) return null;
  const place = state && stateRules[state].name;
  if (isDriveAway(priceType)) {
    return `For private buyers${place ? ` in ${place}` : ''}. Includes ${tax}, registration, compulsory insurance, stamp duty and delivery.`;
  }
  if (isWithoutCharges(priceType)) {
    return `On-road costs${place ? ` in ${place}` : ''} are extra: stamp duty, registration and compulsory insurance. Ask us for the drive away price.`;
  }
  return null;
}
