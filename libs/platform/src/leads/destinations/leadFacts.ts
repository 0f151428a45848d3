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
import { worded } from '@forecourt/domain/messages';
import { answerWords, fieldLabel, findForm, namesOf, standardForms, type FormRegistry } from '@forecourt/forms/model';
import type { StoredLead } from '../leadRecord.ts';

/** @example heading('do-you-have-a-trade-in') // 'Do you have a trade in' */
function heading(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that the server adds: not answers of the visitor. */
const serverFields = new Set([
  'form_id',
  'page_id',
  'dealership_slug',
  'stock_number',
  'car_type',
  'vehicle_status',
  'manufacturer_slug',
  'Vehicle Name',
  'Vehicle Make',
  'Vehicle Model',
  'Vehicle Badge',
  'Vehicle Year',
  'Vehicle VIN',
]);

/** The part of the site that a lead is read with; commands may handle leads of removed sites. */
export type LeadPlace = Pick<Site, 'locations' | 'country' | 'locale'> & Partial<Pick<Site, 'messages'>>;

const locationOf = (lead: Lead, site: Pick<Site, 'locations'>) =>
  site.locations.find(({ id }) => id === lead.location_id);

/** Time zone of the lead's location, in which times are shown. */
export const zoneOf = (lead: Lead, site: Pick<Site, 'locations'>): string =>
  timeZoneAt(site.locations, lead.location_id);

function readField(lead: Lead, site: LeadPlace, name: string, value: string | boolean, forms: FormRegistry) {
  const form = worded(findForm(lead.fields['form_id'], forms), site.messages ?? {});
  const place = { zone: zoneOf(lead, site), locale: localeOf(site) };
  const label = (form && fieldLabel(form, name)) ?? heading(name);
  const words = form ? answerWords(form, name, value, place) : String(value === true ? 'Yes' : value);
  return [label, words] as [string, string];
}

/** The visitor's answers other than name, contact and comments, with the form's labels. */
export function otherAnswers(lead: Lead, site: LeadPlace, forms: FormRegistry = standardForms): [string, string][] {
  // JSONB does not keep the order of fields.
  const order = findForm(lead.fields['form_id'], forms)?.fields.flatMap(namesOf) ?? [];
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(lead.fields)
    .filter(([name]) => !serverFields.has(name))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => readField(lead, site, name, value, forms));
}

function consentFact({ consent }: StoredLead): string | null {
  return consent ? `“${consent.text}” on ${consent.at}` : null;
}

/** Headings of a lead's facts, the most important first. */
export const factGroups = {
  enquiry: 'Enquiry',
  customer: 'Customer',
  vehicle: 'Vehicle',
  origin: 'How it came about',
} as const;

export interface LeadFact {
  group: keyof typeof factGroups;
  name: string;
  value: string;
}

/** The facts of a lead for the dealer. */
export function groupedLeadFacts(lead: StoredLead, site: LeadPlace, forms: FormRegistry = standardForms): LeadFact[] {
  const known = Object.entries(lead.fields).filter(([name]) => serverFields.has(name) && name !== 'form_id');
  const facts: [LeadFact['group'], string, string | null][] = [
    ['enquiry', 'Category', lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category],
    ['customer', 'Name', `${lead.name} ${lead.last_name}`],
    ['customer', 'Phone', displayPhone(lead.phone)],
    ['customer', 'Email', lead.email],
    ['customer', 'Postcode', lead.postcode],
    ...otherAnswers(lead, site, forms).map(([name, value]): [LeadFact['group'], string, string] => [
      'enquiry',
      name,
      value,
    ]),
    ['enquiry', 'Comments', lead.message],
    ['customer', 'May be contacted with offers', lead.opt_in ? 'Yes' : 'No'],
    ['customer', 'Consent', consentFact(lead)],
    ...known.map(([name, value]): [LeadFact['group'], string, string] => ['vehicle', heading(name), String(value)]),
    ['enquiry', 'Location', locationOf(lead, site)?.name ?? lead.location_id],
    ['origin', 'Page', lead.url],
    ['origin', 'Source', lead.source],
    ['origin', 'Pages visited', lead.lead_attributes.visited_pages.join('\n')],
    ['origin', 'Reference', lead.lead_id],
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
  return replyHeading(replyKindOf(lead), { ...replyValues(lead, site), time });
}

/** @example 'Vehicle Enquiry: Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid' */
export function leadTitle(lead: Lead, site: ReplyingSite): string {
  const vehicle = lead.fields['Vehicle Name'];
  const who = `${lead.name} ${lead.last_name}`.trim();
  const what = leadHeading(lead, site) ?? lead.category;
  return `${what}: ${typeof vehicle === 'string' ? `${who}, ${vehicle}` : who}`;
}
