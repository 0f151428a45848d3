import {
  appointmentOf,
  displayPhone,
  localeOf,
  replyHeading,
  replyKindOf,
  replyValues,
  shortTimeWords,
  timeZoneAt,
  type Lead,
  type ReplyingSite,
  type Site,
} from '@forecourt/domain';
import { leadMailMessages, worded, wordsOf } from '@forecourt/domain/messages';
import { answerWords, fieldLabel, findForm, namesOf, standardForms, type FormRegistry } from '@forecourt/forms/model';
import type { StoredLead } from '../leadRecord.ts';

/** @example heading('do-you-have-a-trade-in') // 'Do you have a trade in' */
function heading(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the fields are called that the server adds: not answers of the visitor. The form's id is not told. */
const serverFields = new Map([
  ['form_id', null],
  ['page_id', 'leadMail.pageId'],
  ['dealership_slug', 'leadMail.dealership'],
  ['stock_number', 'leadMail.stockNumber'],
  ['car_type', 'leadMail.carType'],
  ['vehicle_status', 'leadMail.vehicleStatus'],
  ['manufacturer_slug', 'leadMail.manufacturer'],
  ['Vehicle Name', 'leadMail.vehicleName'],
  ['Vehicle Make', 'leadMail.vehicleMake'],
  ['Vehicle Model', 'leadMail.vehicleModel'],
  ['Vehicle Badge', 'leadMail.vehicleBadge'],
  ['Vehicle Year', 'leadMail.vehicleYear'],
  ['Vehicle VIN', 'leadMail.vehicleVin'],
] as const satisfies readonly (readonly [string, keyof typeof leadMailMessages | null])[]);
const isServerField = (name: string) => (serverFields as ReadonlyMap<string, unknown>).has(name);

/** What a dealer's mail says, in the words of the site. */
export const leadMailWords = ({ messages = {}, locale }: Pick<LeadPlace, 'messages' | 'locale'>) =>
  wordsOf(leadMailMessages, { messages, locale });

/** The part of the site that a lead is read with; commands may handle leads of removed sites. */
export type LeadPlace = Pick<Site, 'locations' | 'country' | 'locale'> & Partial<Pick<Site, 'messages'>>;

const locationOf = (lead: Lead, site: Pick<Site, 'locations'>) =>
  site.locations.find(({ id }) => id === lead.location_id);

/** Time zone of the lead's location, in which times are shown. */
export const zoneOf = (lead: Lead, site: Pick<Site, 'locations'>): string =>
  timeZoneAt(site.locations, lead.location_id);

function readField(lead: Lead, site: LeadPlace, name: string, value: string | boolean, forms: FormRegistry) {
  const form = worded(findForm(lead.fields['form_id'], forms), site.messages ?? {});
  const say = leadMailWords(site);
  const place = { zone: zoneOf(lead, site), locale: localeOf(site), say };
  const label = (form && fieldLabel(form, name, say)) ?? heading(name);
  const words = form ? answerWords(form, name, value, place) : String(value === true ? say('leadMail.yes') : value);
  return [label, words] as [string, string];
}

/** The visitor's answers other than name, contact and comments, with the form's labels. */
export function otherAnswers(lead: Lead, site: LeadPlace, forms: FormRegistry = standardForms): [string, string][] {
  // JSONB does not keep the order of fields.
  const order = findForm(lead.fields['form_id'], forms)?.fields.flatMap(namesOf) ?? [];
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(lead.fields)
    .filter(([name]) => !isServerField(name))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => readField(lead, site, name, value, forms));
}

/** Headings of a lead's facts, the most important first. */
export const factGroups = {
  enquiry: 'leadMail.aboutEnquiry',
  customer: 'leadMail.aboutCustomer',
  vehicle: 'leadMail.aboutVehicle',
  origin: 'leadMail.aboutOrigin',
} as const satisfies Record<string, keyof typeof leadMailMessages>;

export interface LeadFact {
  group: keyof typeof factGroups;
  name: string;
  value: string;
}

/** The facts of a lead for the dealer. */
export function groupedLeadFacts(lead: StoredLead, site: LeadPlace, forms: FormRegistry = standardForms): LeadFact[] {
  const say = leadMailWords(site);
  const { consent } = lead;
  const known = [...serverFields].flatMap(([name, key]): [LeadFact['group'], string, string][] =>
    key !== null && Object.hasOwn(lead.fields, name) ? [['vehicle', say(key), String(lead.fields[name])]] : [],
  );
  const facts: [LeadFact['group'], string, string | null][] = [
    ['enquiry', say('leadMail.category'), lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category],
    ['customer', say('leadMail.name'), `${lead.name} ${lead.last_name}`],
    ['customer', say('leadMail.phone'), displayPhone(lead.phone)],
    ['customer', say('leadMail.email'), lead.email],
    ['customer', say('leadMail.postcode'), lead.postcode],
    ...otherAnswers(lead, site, forms).map(([name, value]): [LeadFact['group'], string, string] => [
      'enquiry',
      name,
      value,
    ]),
    ['enquiry', say('leadMail.comments'), lead.message],
    ['customer', say('leadMail.wantsOffers'), say(lead.opt_in ? 'leadMail.yes' : 'leadMail.no')],
    ['customer', say('leadMail.consent'), consent ? say('leadMail.consentOn', consent) : null],
    ...known,
    ['enquiry', say('leadMail.location'), locationOf(lead, site)?.name ?? lead.location_id],
    ['origin', say('leadMail.page'), lead.url],
    ['origin', say('leadMail.source'), lead.source],
    ['origin', say('leadMail.visitedPages'), lead.lead_attributes.visited_pages.join('\n')],
    ['origin', say('leadMail.reference'), lead.lead_id],
  ];
  return facts.flatMap(([group, name, value]) => (value === null || value === '' ? [] : [{ group, name, value }]));
}

/** The same as one list, for formats without groups. */
export function leadFacts(lead: StoredLead, site: LeadPlace, forms?: FormRegistry): [string, string][] {
  return groupedLeadFacts(lead, site, forms).map(({ name, value }) => [name, value]);
}

/** A heading more specific than the category, where there is one. @example 'Trade-in accepted at $21,500' */
export function leadHeading(lead: Lead, site: ReplyingSite): string | null {
  const start = appointmentOf(lead);
  const time = start && shortTimeWords(start.toISOString(), zoneOf(lead, site), localeOf(site));
  return replyHeading(replyKindOf(lead), { ...replyValues(lead, site), time }, site.replies);
}

/** @example 'Vehicle Enquiry: Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid' */
export function leadTitle(lead: Lead, site: ReplyingSite): string {
  const vehicle = lead.fields['Vehicle Name'];
  const who = `${lead.name} ${lead.last_name}`.trim();
  const what = leadHeading(lead, site) ?? lead.category;
  const say = leadMailWords(site);
  return typeof vehicle === 'string'
    ? say('leadMail.subjectOfVehicle', { what, who, vehicle })
    : say('leadMail.subject', { what, who });
}
