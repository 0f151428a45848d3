import { formTextMessages, wordsOf, type MessageTable } from '@forecourt/domain/messages';
import type { EnquiryVehicle } from './enquirySite.ts';

/** Prepared message of the form that asks for photos. */
export const requestPhotosMessage = 'Please send photos for this car';

/**
 * Prepared text of the comments. Empty where the form is about no vehicle.
 * @param messages the site's own words. @default none
 */
export function defaultMessage(
  vehicle: Pick<EnquiryVehicle, 'name' | 'stocknum'> | null,
  messages: MessageTable = {},
): string {
  if (!vehicle) return '';
  const { name, stocknum: stock } = vehicle;
  const say = wordsOf(formTextMessages, { messages });
  return stock ? say('formText.interestedStock', { name, stock }) : say('formText.interested', { name });
}
