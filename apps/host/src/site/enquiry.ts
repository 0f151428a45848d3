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

export function readTopic(text: string | string[] | undefined): EnquiryTopic {
  return typeof text === 'string' && Object.hasOwn(enquiryTopics, text) ? (text as EnquiryTopic) : 'enquire';
}

/** @example wantedMessage(['Used', 'Toyota RAV4']) // 'I am looking for: Used, Toyota RAV4. …' */
function wantedMessage(wanted: readonly string[]): string {
  return `I am looking for: ${wanted.join(', ')}. Please tell me when you have one.`;
}

export interface EnquirySetup {
  heading: string;
  options: EnquiryOptions;
  defaults: EnquiryDefaults;
}

/** @param wanted what a visitor without a vehicle is looking for, in words */
export function enquirySetup(
  site: PublicSite,
  vehicle: Vehicle | null,
  topic: EnquiryTopic,
  wanted: readonly string[] = [],
): EnquirySetup {
  const { category, subcategory, heading } = enquiryTopics[topic];
  if (!vehicle && topic === 'similar') {
    const purpose = { category: 'Vehicle Enquiry', subcategory: 'Similar Car', page_id: topic } as const;
    const defaults = enquiryDefaults(null, site, purpose);
    return {
      heading: `Tell us which ${site.texts.vehicleNoun} you are looking for`,
      options: enquiryOptions(site, null, purpose.category),
      defaults: wanted.length ? { ...defaults, message: wantedMessage(wanted) } : defaults,
    };
  }
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
