import { siteSchema, toPublicSite, type Lead, type LeadDestination, type Site, type Vehicle } from '@forecourt/domain';
import { sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import type { LeadContext } from '../../ports/leadPort.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { demoSecretName } from '../../secrets/demoSecret.ts';

export const mailDestination: Extract<LeadDestination, { type: 'email' }> = {
  id: 'mail',
  type: 'email',
  to: 'leads@harbour.example',
  categories: [],
  dealershipIds: [],
};
export const adfDestination: Extract<LeadDestination, { type: 'adf' }> = {
  id: 'dms',
  type: 'adf',
  to: 'adf@harbour.example',
  categories: [],
  dealershipIds: [],
};
export const hookDestination: LeadDestination = {
  id: 'crm',
  type: 'webhook',
  url: 'stand-in:/leads',
  secret: demoSecretName,
  categories: [],
  dealershipIds: [],
};

export const csvDestination: LeadDestination = {
  id: 'sheet',
  type: 'csv',
  folder: 'crm-import',
  categories: [],
  dealershipIds: [],
};

/** A site of its own, with the destinations a test needs. */
export function siteWith(leadDestinations: LeadDestination[], changes: Partial<Site> = {}): Site {
  return { ...siteSchema.parse({ ...sampleSiteFile, leadDestinations, replies: { mail: false } }), ...changes };
}

export const everywhere = siteWith([mailDestination, adfDestination, hookDestination]);
export const hookOnly = siteWith([hookDestination]);

/** Another dealer's site, with another dealer's stock and locations. */
export const otherSite: Site = siteWith([mailDestination], {
  slug: 'valley-kia',
  dealerships: [{ ...sampleSiteFile.dealerships[0]!, id: 'dealer-b', slug: 'valley-kia' }],
  stockDealershipIds: ['dealer-b'],
  locations: [
    { ...sampleSiteFile.locations[0]!, id: 'loc-b', dealership_id: 'dealer-b', dealership_slug: 'valley-kia' },
  ],
});

const stock: Vehicle[] = [
  sampleVehicle,
  { ...sampleVehicle, id: 'car-b', dealership_id: 'dealer-b', dealership_slug: 'valley-kia' },
];

/** Stock of both dealers, read as the real inventory reads it: within the site's dealerships. */
export const sampleInventory: Pick<InventoryStore, 'byIds'> = {
  byIds: async (site, ids) =>
    stock.filter(({ id, dealership_id }) => ids.includes(id) && site.stockDealershipIds.includes(dealership_id)),
};

export function sitesOf(...sites: Site[]): Pick<SiteStore, 'bySlug' | 'publicSite'> {
  return {
    bySlug: (slug) => sites.find((site) => site.slug === slug) ?? null,
    publicSite: (site) => toPublicSite(site, `http://${site.slug}.localhost`),
  };
}

export const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia.nguyen@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'Is the towbar included in the price?',
};

/** An enquiry on the sample car, as its form sends it. */
export const enquiry = {
  ...visitor,
  category: 'Vehicle Enquiry',
  car_id: sampleVehicle.id,
  opt_in: 'on',
  dealership_slug: 'harbour-toyota',
  visited_pages: '["/","/search?make=Toyota"]',
  linked_query_params: '{"utm_source":"radio"}',
  page_id: 'vehicle',
};

export function contextAt(now: Date, changes: Partial<LeadContext> = {}): LeadContext {
  return { url: 'https://harbour.example/cars/rav4', userAgent: 'Test browser', address: '', now, ...changes };
}

/** A stored lead on the sample car. */
export const sampleLead: Lead = {
  ...visitor,
  lead_id: '6f1c0f3e-7d0e-4a5b-9f55-2f8f4f6f1a10',
  site_slug: 'harbour-toyota',
  category: 'Vehicle Enquiry',
  subcategory: null,
  url: 'https://harbour.example/cars/rav4',
  source: 'website',
  user_agent: 'Test browser',
  car_id: sampleVehicle.id,
  car_dealership_id: 'dealer-1',
  location_id: 'loc-sales',
  phone: '+61412345678',
  opt_in: true,
  quarantined: null,
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  created_at: new Date('2026-11-20T02:00:00Z'),
  fields: {
    'Vehicle Name': sampleVehicle.name,
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'RAV4',
    'Vehicle Badge': 'GXL',
    'Vehicle Year': '2023',
    'Vehicle VIN': sampleVehicle.vin ?? '',
    stock_number: 'T1001',
    car_type: 'used',
    dealership_slug: 'harbour-toyota',
  },
};
