import type { leadCategories } from '@forecourt/domain';

export type EnquiryCategory = (typeof leadCategories)[number];

/** Options of the category select, in this order. */
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

export interface NormalisedCategory {
  category: string;
  subcategory: string | null;
}

/**
 * How a chosen category is stored: a careers enquiry is a general enquiry with its own subcategory.
 * @example normaliseCategory('Careers Enquiry', '') // { category: 'General Enquiry', subcategory: 'Career Enquiry' }
 */
export function normaliseCategory(category: string, subcategory: string): NormalisedCategory {
  if (category === 'Careers Enquiry') return { category: 'General Enquiry', subcategory: 'Career Enquiry' };
  return { category, subcategory: subcategory || null };
}
