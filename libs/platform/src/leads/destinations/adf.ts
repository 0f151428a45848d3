import type { Lead, Site } from '@forecourt/domain';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { markupText } from './markupText.ts';

function add(parent: XMLBuilder, name: string, text: string, attributes: Record<string, string> = {}): void {
  parent.ele(name, attributes).txt(markupText(text));
}

const field = (lead: Lead, name: string) => String(lead.fields[name] ?? '');

function addVehicle(prospect: XMLBuilder, lead: Lead, site: Site): void {
  const interest = lead.category === 'Test Drive Enquiry' ? 'test-drive' : 'buy';
  const status = field(lead, 'car_type') === 'new' ? 'new' : 'used';
  const vehicle = prospect.ele('vehicle', { interest, status });
  if (lead.car_id) add(vehicle, 'id', lead.car_id, { sequence: '1', source: 'Forecourt' });
  // The format wants year, make and model even where the lead is about no vehicle.
  add(vehicle, 'year', field(lead, 'Vehicle Year'));
  add(vehicle, 'make', field(lead, 'Vehicle Make') || (site.manufacturer ?? ''));
  add(vehicle, 'model', field(lead, 'Vehicle Model'));
  if (field(lead, 'Vehicle VIN')) add(vehicle, 'vin', field(lead, 'Vehicle VIN'));
  if (field(lead, 'stock_number')) add(vehicle, 'stock', field(lead, 'stock_number'));
  if (field(lead, 'Vehicle Badge')) add(vehicle, 'trim', field(lead, 'Vehicle Badge'));
}

function addCustomer(prospect: XMLBuilder, lead: Lead): void {
  const customer = prospect.ele('customer');
  const contact = customer.ele('contact');
  add(contact, 'name', lead.name, { part: 'first' });
  add(contact, 'name', lead.last_name, { part: 'last' });
  add(contact, 'email', lead.email);
  add(contact, 'phone', lead.phone, { type: lead.phone.startsWith('+614') ? 'cellphone' : 'voice' });
  const address = contact.ele('address');
  add(address, 'postalcode', lead.postcode);
  add(address, 'country', 'AU');
  const subject = lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category;
  add(customer, 'comments', lead.message ? `${subject}\n${lead.message}` : subject);
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
export function adfDocument(lead: Lead, site: Site): string {
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ins(
    'adf',
    'version="1.0"',
  );
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  add(prospect, 'id', lead.lead_id, { sequence: '1', source: 'Forecourt' });
  add(prospect, 'requestdate', lead.created_at.toISOString());
  addVehicle(prospect, lead, site);
  addCustomer(prospect, lead);
  addVendor(prospect, lead, site);
  const provider = prospect.ele('provider');
  add(provider, 'id', site.slug, { sequence: '1', source: 'Forecourt' });
  add(provider, 'name', 'Forecourt', { part: 'full' });
  add(provider, 'service', lead.source);
  return document.end({ prettyPrint: true });
}
