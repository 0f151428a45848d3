import { currencyOf, isMobile, type Lead, type Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import type * as Builder from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { loadLater } from '../../files/loadLater.ts';
import { otherAnswers, leadHeading } from './leadFacts.ts';
import { markupText } from './markupText.ts';

const builder = loadLater<typeof Builder>('xmlbuilder2');

function add(parent: XMLBuilder, name: string, text: string, attributes: Record<string, string> = {}): void {
  parent.ele(name, attributes).txt(markupText(text));
}

const field = (lead: Lead, name: string) => String(lead.fields[name] ?? '');

function addVehicle(prospect: XMLBuilder, lead: Lead, site: Site): void {
  const interest = lead.category === 'Test Drive Enquiry' ? 'test-drive' : 'buy';
  const status = field(lead, 'car_type') === 'new' ? 'new' : 'used';
  const vehicle = prospect.ele('vehicle', { interest, status });
  if (lead.car_id) add(vehicle, 'id', lead.car_id, { sequence: '1', source: 'Forecourt' });
  // The format requires year, make and model even without a vehicle.
  add(vehicle, 'year', field(lead, 'Vehicle Year'));
  add(vehicle, 'make', field(lead, 'Vehicle Make') || (site.manufacturer ?? ''));
  add(vehicle, 'model', field(lead, 'Vehicle Model'));
  if (field(lead, 'Vehicle VIN')) add(vehicle, 'vin', field(lead, 'Vehicle VIN'));
  if (field(lead, 'stock_number')) add(vehicle, 'stock', field(lead, 'stock_number'));
  if (field(lead, 'Vehicle Badge')) add(vehicle, 'trim', field(lead, 'Vehicle Badge'));
  const offer = field(lead, 'offer_from_client');
  if (offer) add(vehicle, 'price', offer, { type: 'offer', currency: currencyOf(site) });
}

/** The attribute that marks the visitor's preferred contact. */
const preferred = (lead: Lead, ...ways: string[]): Record<string, string> =>
  ways.includes(field(lead, 'PreferredContactMethod')) ? { preferredcontact: '1' } : {};

function addCustomer(prospect: XMLBuilder, lead: Lead, site: Site, answers: readonly [string, string][]): void {
  const customer = prospect.ele('customer');
  const contact = customer.ele('contact');
  add(contact, 'name', lead.name, { part: 'first' });
  add(contact, 'name', lead.last_name, { part: 'last' });
  add(contact, 'email', lead.email, preferred(lead, 'Email'));
  const type = isMobile(lead.phone) ? 'cellphone' : 'voice';
  if (lead.phone) add(contact, 'phone', lead.phone, { type, ...preferred(lead, 'Phone', 'SMS') });
  const address = contact.ele('address');
  add(address, 'postalcode', lead.postcode);
  add(address, 'country', site.country);
  const subject = lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category;
  const appointment = field(lead, 'appointment');
  if (appointment) {
    const frame = customer.ele('timeframe');
    add(frame, 'description', subject);
    add(frame, 'earliestdate', appointment);
  }
  const lines = answers.map(([label, words]) => `${label}: ${words}`);
  const comments = [leadHeading(lead, site) ?? '', subject, ...lines, lead.message];
  add(customer, 'comments', comments.filter((line) => line !== '').join('\n'));
}

function addVendor(prospect: XMLBuilder, lead: Lead, site: Site): void {
  const slug = field(lead, 'dealership_slug');
  const dealership = site.dealerships.find((one) => one.slug === slug) ?? site.dealerships[0];
  const vendor = prospect.ele('vendor');
  add(vendor, 'id', lead.car_dealership_id ?? dealership?.id ?? '', { sequence: '1', source: 'Forecourt' });
  add(vendor, 'vendorname', dealership?.name ?? site.name);
  if (site.origin) add(vendor, 'url', site.origin);
  add(vendor.ele('contact'), 'name', dealership?.name ?? site.name, { part: 'full' });
}

/** A lead in the Auto-lead Data Format 1.0, which dealers' systems read. */
export function adfDocument(lead: Lead, site: Site, forms?: FormRegistry): string {
  const document = builder()
    .create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .ins('adf', 'version="1.0"');
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  add(prospect, 'id', lead.lead_id, { sequence: '1', source: 'Forecourt' });
  add(prospect, 'requestdate', lead.created_at.toISOString());
  addVehicle(prospect, lead, site);
  addCustomer(prospect, lead, site, otherAnswers(lead, site, forms));
  addVendor(prospect, lead, site);
  const provider = prospect.ele('provider');
  add(provider, 'id', site.slug, { sequence: '1', source: 'Forecourt' });
  add(provider, 'name', 'Forecourt', { part: 'full' });
  add(provider, 'service', lead.source);
  return document.end({ prettyPrint: true });
}
