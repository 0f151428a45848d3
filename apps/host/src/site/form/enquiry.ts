import {
  carPath,
  enquiryPath,
  hasPage,
  type Location,
  pageHref,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { emailUsSetup, formDefaults, formSettings, standardForms } from '@forecourt/forms/model';
import type { FormDefaults, FormSettings, StandardFormId } from '@forecourt/forms/model';
import { financePath } from '@forecourt/vehicle/model';

/** Topics of an enquiry as the enquiry page's URL names them, with the form of each. */
export const enquiryTopics = {
  enquire: { form: 'enquiry', heading: 'Ask about this vehicle' },
  'test-drive': { form: 'test-drive', heading: 'Book a test drive' },
  finance: { form: 'finance', heading: 'Ask about finance' },
  similar: { form: 'similar-car', heading: 'Find something similar' },
  offer: { form: 'offer', heading: 'Make an Offer' },
  photos: { form: 'request-photos', heading: 'Request photos' },
  email: { form: 'email-us', heading: 'Email Us' },
} as const satisfies Record<string, { form: StandardFormId; heading: string }>;

export type EnquiryTopic = keyof typeof enquiryTopics;

export function readTopic(text: string | readonly string[] | undefined): EnquiryTopic {
  return typeof text === 'string' && Object.hasOwn(enquiryTopics, text) ? (text as EnquiryTopic) : 'enquire';
}

/** @example criteriaMessage(['Used', 'Toyota RAV4']) // 'I am looking for: Used, Toyota RAV4. …' */
function criteriaMessage(wanted: readonly string[]): string {
  return `I am looking for: ${wanted.join(', ')}. Please tell me when you have one.`;
}

export interface EnquirySetup {
  heading: string;
  form: StandardFormId;
  settings: FormSettings;
  defaults: FormDefaults;
}

/** The form of a topic: sites may use the enquiry in steps. */
function formOf(site: PublicSite, topic: EnquiryTopic): StandardFormId {
  return topic === 'enquire' && site.flags.enquirySteps ? 'enquiry-steps' : enquiryTopics[topic].form;
}

/** @param wanted what a visitor without a vehicle is looking for, in words */
export function enquirySetup(
  site: PublicSite,
  vehicle: Vehicle | null,
  topic: EnquiryTopic,
  wanted: readonly string[] = [],
): EnquirySetup {
  const { heading } = enquiryTopics[topic];
  const form = formOf(site, topic);
  const definition = standardForms[form];
  const about = vehicle ?? null;
  const more: FormDefaults = vehicle || wanted.length === 0 ? {} : { message: criteriaMessage(wanted) };
  return {
    heading: vehicle ? heading : `Tell us which ${site.texts.vehicleNoun} you are looking for`,
    form,
    settings: formSettings(site, definition, about),
    defaults: formDefaults(definition, site, about, { page_id: topic, ...more }),
  };
}

/** The visible location that an address names. */
export function namedLocation(site: PublicSite, slug: unknown): Location | null {
  return site.locations.find((one) => one.visible && one.slug === slug) ?? null;
}

/** A form to one location, optionally about a vehicle. */
export function locationSetup(site: PublicSite, location: Location, vehicle: Vehicle | null): EnquirySetup {
  return { heading: `Email ${location.name}`, ...emailUsSetup(site, location, vehicle) };
}

/** Page of a topic's form: its own if the site has one, else the enquiry page. */
export function topicPath(site: PublicSite, vehicle: Vehicle, topic: EnquiryTopic): string {
  if (topic === 'finance' && hasPage(site, 'finance-enquiry')) return financePath(vehicle);
  if (topic === 'test-drive' && hasPage(site, 'book-test-drive')) {
    return `${pageHref('book-test-drive')}?car_id=${encodeURIComponent(vehicle.id)}`;
  }
  return topic === 'enquire' ? enquiryPath(vehicle) : enquiryPath(vehicle, topic);
}

/** Breadcrumb trail of the enquiry page: the page of its subject. */
export function enquiryTrail(
  { paths }: Pick<PublicSite, 'paths'>,
  vehicle: Vehicle | null,
  place: Location | null,
): { name: string; href: string }[] {
  const home = { name: 'Home', href: '/' };
  if (vehicle) return [home, { name: vehicle.name, href: carPath(vehicle) }];
  return [home, place ? { name: 'Contact us', href: paths.contact } : { name: 'Search', href: paths.search }];
}
