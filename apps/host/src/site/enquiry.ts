import type { PublicSite, Vehicle } from '@forecourt/domain';
import { enquiryDefaults, enquiryOptions, type EnquiryDefaults, type EnquiryOptions } from '@forecourt/forms/model';

/** What a visitor may want of a vehicle, as it stands in the address of the enquiry page. */
export const enquiryTopics = {
  enquire: { category: 'Vehicle Enquiry', subcategory: '', heading: 'Ask about this vehicle' },
  'test-drive': { category: 'Test Drive Enquiry', subcategory: 'Test Drive', heading: 'Book a test drive' },
  finance: { category: 'Finance Enquiry', subcategory: 'Finance', heading: 'Ask about finance' },
  similar: { category: 'Vehicle Enquiry', subcategory: 'Similar Car', heading: 'Find something similar' },
} as const;

export type EnquiryTopic = keyof typeof enquiryTopics;

export function readTopic(text: string | undefined): EnquiryTopic {
  return text !== undefined && Object.hasOwn(enquiryTopics, text) ? (text as EnquiryTopic) : 'enquire';
}

export interface EnquirySetup {
  heading: string;
  options: EnquiryOptions;
  defaults: EnquiryDefaults;
}

export function enquirySetup(site: PublicSite, vehicle: Vehicle | null, topic: EnquiryTopic): EnquirySetup {
  const { category, subcategory, heading } = enquiryTopics[topic];
  const purpose = vehicle ? { category, subcategory, page_id: topic } : { page_id: 'contact' };
  return {
    heading: vehicle ? heading : 'Send us a message',
    options: enquiryOptions(site, vehicle, purpose.category ?? null),
    defaults: enquiryDefaults(vehicle, site, purpose),
  };
}

export function enquiryPath(vehicle: Pick<Vehicle, 'slug'>, topic: EnquiryTopic): string {
  return `/enquire?car=${vehicle.slug}${topic === 'enquire' ? '' : `&about=${topic}`}`;
}
