import { enquiryEvent, type EventName, type leadCategories, type Vehicle } from '@forecourt/domain';

export type EnquiryCategory = (typeof leadCategories)[number];

/** What the category select offers, in this order. */
export const enquiryCategories = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Finance Enquiry',
  'Test Drive Enquiry',
  'Careers Enquiry',
  'Fleet Enquiry',
] as const satisfies readonly EnquiryCategory[];

export const defaultCategory = 'General Enquiry';

export interface NormalisedCategory {
  category: string;
  subcategory: string | null;
}

/**
 * How a chosen category is stored: a careers enquiry is a general enquiry with a subcategory of its own.
 * @example normaliseCategory('Careers Enquiry', '') // { category: 'General Enquiry', subcategory: 'Career Enquiry' }
 */
export function normaliseCategory(category: string, subcategory: string): NormalisedCategory {
  if (category === 'Careers Enquiry') return { category: 'General Enquiry', subcategory: 'Career Enquiry' };
  return { category, subcategory: subcategory || null };
}

/** Which event an accepted enquiry counts as in the dealer's reports. */
export function submittedEvent(
  { category, subcategory }: NormalisedCategory,
  vehicle: Pick<Vehicle, 'tag' | 'car_type'> | null,
): EventName {
  if (category === 'Careers Enquiry' || subcategory === 'Career Enquiry') return 'careers';
  if (category === 'Fleet Enquiry') return 'fleetForm';
  if (category === 'Test Drive Enquiry') return vehicle?.car_type === 'used' ? 'usedTestDrive' : 'testDrive';
  return vehicle ? enquiryEvent(vehicle) : 'defaultForm';
}
