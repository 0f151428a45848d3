import {
  carPath,
  enquiryPath,
  hasPage,
  type Location,
  pageHref,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { enquiryMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import { emailUsSetup, formDefaults, formSettings, standardForms } from '@forecourt/forms/model';
import type { FormDefaults, FormSettings, StandardFormId } from '@forecourt/forms/model';
import { financePath } from '@forecourt/vehicle/model';
import { homeTrail } from '../page/homeTrail.ts';

/** Topics of an enquiry as the enquiry page's URL names them, with the form of each. */
export const enquiryTopics = {
  enquire: { form: 'enquiry', heading: 'enquiry.aboutThisVehicle' },
  'test-drive': { form: 'test-drive', heading: 'enquiry.bookATestDrive' },
  finance: { form: 'finance', heading: 'enquiry.aboutFinance' },
  similar: { form: 'similar-car', heading: 'enquiry.findSomethingSimilar' },
  offer: { form: 'offer', heading: 'enquiry.makeAnOffer' },
  photos: { form: 'request-photos', heading: 'enquiry.requestPhotos' },
  email: { form: 'email-us', heading: 'enquiry.emailUs' },
} as const satisfies Record<string, { form: StandardFormId; heading: keyof typeof enquiryMessages }>;

export type EnquiryTopic = keyof typeof enquiryTopics;

export function readTopic(text: string | readonly string[] | undefined): EnquiryTopic {
  return typeof text === 'string' && Object.hasOwn(enquiryTopics, text) ? (text as EnquiryTopic) : 'enquire';
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
  const say = wordsOf(enquiryMessages, site);
  const form = formOf(site, topic);
  const definition = standardForms[form];
  const about = vehicle ?? null;
  const isSearch = !vehicle && wanted.length > 0;
  const more: FormDefaults = isSearch ? { message: say('enquiry.iAmLookingFor', { wanted: wanted.join(', ') }) } : {};
  return {
    heading: vehicle ? say(enquiryTopics[topic].heading) : say('enquiry.tellUsWhich', { noun: site.texts.vehicleNoun }),
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
  const heading = wordsOf(enquiryMessages, site)('enquiry.email', { name: location.name });
  return { heading, ...emailUsSetup(site, location, vehicle) };
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
  site: Pick<PublicSite, 'messages' | 'paths'>,
  vehicle: Vehicle | null,
  place: Location | null,
): { name: string; href: string }[] {
  const home = homeTrail(site);
  if (vehicle) return [...home, { name: vehicle.name, href: carPath(vehicle) }];
  const say = wordsOf(titleMessages, site);
  const { contact, search } = site.paths;
  return [
    ...home,
    place ? { name: say('title.contactUs'), href: contact } : { name: say('title.search'), href: search },
  ];
}
