import { replyTo, type Lead, type PublicSite, type Reply } from '@forecourt/domain';

const lead: Lead = {
  lead_id: '6f1c0f3e-7d0e-4a5b-9f55-2f8f4f6f1a10',
  site_slug: 'sample',
  category: 'Vehicle Enquiry',
  subcategory: null,
  url: '',
  source: 'website',
  user_agent: '',
  car_id: 'car-1',
  car_dealership_id: null,
  location_id: null,
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com',
  phone: '+61412345678',
  postcode: '6160',
  message: '',
  opt_in: false,
  quarantined: null,
  created_at: new Date('2026-11-20T02:00:00Z'),
  fields: { 'Vehicle Name': '2023 Toyota RAV4 GXL Hybrid', stock_number: 'T1001' },
  lead_attributes: { visited_pages: [], linked_query_params: {} },
};

/** A site's confirmation for an enquiry about a vehicle, or for a test drive. */
export function sampleReply(site: PublicSite, kind: 'enquiry' | 'test-drive' = 'enquiry'): Reply {
  if (kind === 'enquiry') return replyTo(lead, site);
  const fields = { ...lead.fields, appointment: '2026-11-28T01:00:00.000Z' };
  return replyTo({ ...lead, category: 'Test Drive Enquiry', fields }, site);
}
