import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { siteSchema } from '../site.ts';
import { sampleSiteFile } from '../testing/sampleSite.ts';
import { replyKindOf, replyKinds, type ReplyKind } from './replyKinds.ts';
import { replyTable, replyFacts } from './replyTable.ts';
import { replyTo, replyValues } from './replyTo.ts';
import { replyHeading, replyWords } from './replyWords.ts';
import { siteRepliesSchema } from './siteReplies.ts';

const lead: Lead = {
  lead_id: '6f1c0f3e-7d0e-4a5b-9f55-2f8f4f6f1a10',
  site_slug: 'harbour-toyota',
  category: 'Vehicle Enquiry',
  subcategory: null,
  url: '',
  source: 'website',
  user_agent: '',
  car_id: 'car-1',
  car_dealership_id: 'dealer-1',
  location_id: 'loc-sales',
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com',
  phone: '+61412345678',
  postcode: '6160',
  message: 'CHEAP PILLS http://bad.example',
  opt_in: false,
  quarantined: null,
  fields: { 'Vehicle Name': '2023 Toyota RAV4 GXL Hybrid', stock_number: 'T1001' },
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  created_at: new Date('2026-11-20T02:00:00Z'),
};
const start = '2026-11-28T01:00:00.000Z';
const withFields = (fields: Lead['fields'], changes: Partial<Lead> = {}): Lead => ({
  ...lead,
  ...changes,
  fields: { ...lead.fields, ...fields },
});

it.each<[ReplyKind, Partial<Lead>]>([
  ['enquiry', {}],
  ['enquiry', { category: 'General Enquiry', subcategory: 'Email Us' }],
  ['test-drive-request', { category: 'Test Drive Enquiry', subcategory: 'Test Drive' }],
  ['test-drive', { category: 'Test Drive Enquiry', fields: { appointment: start } }],
  ['test-drive-request', { category: 'Test Drive Enquiry', fields: { appointment: start }, quarantined: 'Suspect.' }],
  ['reservation', { subcategory: 'Reserve Online' }],
  ['order', { subcategory: 'Online Purchase' }],
  ['payment', { category: 'General Enquiry', subcategory: 'Online Payment' }],
  ['trade-in', { category: 'General Enquiry', subcategory: '3. Offer Accepted' }],
  ['appraisal', { category: 'General Enquiry', subcategory: 'Trade-in Appraisal' }],
  ['offer', { subcategory: 'Make an Offer' }],
  ['careers', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['finance-application', { category: 'Finance Enquiry', subcategory: 'Finance Application' }],
  ['finance', { category: 'Finance Enquiry', subcategory: 'Finance' }],
  ['service', { category: 'Service Enquiry' }],
  ['enquiry', { category: 'constructor', subcategory: '__proto__' }],
])('knows %s by what was filed', (kind, changes) => {
  expect(replyKindOf({ ...lead, ...changes })).toBe(kind);
});

describe('the table of words', () => {
  it.each(replyKinds)('has a title and says something for %s, whatever is known', (kind) => {
    const bare = replyWords(kind, {
      dealer: 'Harbour Toyota',
      deposit: '$200',
      time: 'soon',
      place: 'there',
      address: 'here',
    });
    expect(bare.title).not.toBe('');
    expect(bare.text.length).toBeGreaterThan(0);
    const everything = Object.fromEntries(replyFacts.map((fact) => [fact, `<${fact}>`]));
    const words = replyWords(kind, everything);
    expect([...Object.values(words).flat(), replyHeading(kind, everything)].join(' ')).not.toMatch(/[{}]|undefined/);
    expect(words.next).toHaveLength(replyTable[kind].next.length);
  });
});

describe('the reply to a lead', () => {
  it('[FORM-07] [API-05] says what, when by the clock of the place, where, whom to call and the reference', () => {
    const reply = replyTo(withFields({ appointment: start }, { category: 'Test Drive Enquiry' }), sampleSiteFile);
    expect(reply).toMatchObject({
      title: 'Your test drive is booked',
      reference: '6F1C0F3E',
      appointment: { start: new Date(start), end: new Date('2026-11-28T02:00:00.000Z') },
      text: [
        'See you on Saturday 28 November 2026 at 9:00 am at Harbour Toyota Sales, 12 Quarry Street, Fremantle WA 6160.',
        'The 2023 Toyota RAV4 GXL Hybrid will be ready for you to drive.',
      ],
    });
    expect(reply.facts).toEqual([
      { name: 'What', value: '2023 Toyota RAV4 GXL Hybrid' },
      { name: 'Stock number', value: 'T1001' },
      { name: 'When', value: 'Saturday 28 November 2026 at 9:00 am' },
      { name: 'Where', value: 'Harbour Toyota Sales, 12 Quarry Street, Fremantle WA 6160' },
      { name: 'Call', value: '08 9335 0100 (Harbour Toyota Sales)' },
      { name: 'Reference', value: '6F1C0F3E' },
    ]);
  });

  it('shows amounts of a reservation, an order and a trade-in', () => {
    const held = withFields(
      { Deposit: '$200, paid online, fully refundable', 'Held until': 'Tuesday 24 November, 2:15 pm' },
      { subcategory: 'Reserve Online' },
    );
    expect(replyTo(held, sampleSiteFile).title).toBe('It’s yours until Tuesday 24 November, 2:15 pm');
    expect(replyTo(held, sampleSiteFile).text[0]).toContain('You’ve paid your $200 deposit');
    expect(replyTo(held, sampleSiteFile, 'reservation-lapsed')).toMatchObject({
      title: 'Your reservation has ended',
      text: [expect.stringContaining('for you until Tuesday'), expect.stringContaining('refunding $200')],
    });
    const traded = withFields({ offer_price: '21500', rego: '1ABC234' }, { subcategory: '3. Offer Accepted' });
    expect(replyTo(traded, sampleSiteFile)).toMatchObject({
      title: 'Offer accepted',
      text: ['You accepted $21,500 for your car.', expect.stringContaining('The amount is final once')],
      facts: expect.arrayContaining([{ name: 'Agreed amount', value: '$21,500' }]),
    });
    expect(replyHeading('trade-in', replyValues(traded, sampleSiteFile))).toBe('Trade-in accepted at $21,500');
  });

  it('repeats none of the visitor’s free text, so that a form cannot be made to send it to others', () => {
    const lead = withFields({ wanted_vehicle: 'BUY NOW', 'Trade-in Vehicle': 'BUY NOW' }, { name: 'BUY NOW' });
    expect(JSON.stringify(replyTo(lead, sampleSiteFile))).not.toMatch(/BUY NOW|PILLS|bad\.example/);
  });

  it('falls back to the showroom where a lead names no place of the site, and does without any', () => {
    expect(replyTo({ ...lead, location_id: 'elsewhere' }, sampleSiteFile).place?.id).toBe('loc-sales');
    const nowhere = replyTo(lead, { ...sampleSiteFile, locations: [] });
    expect([nowhere.place, nowhere.phone]).toEqual([null, null]);
    expect(nowhere.facts.map(({ name }) => name)).toEqual(['What', 'Stock number', 'Reference']);
  });
});

describe('a site’s own words', () => {
  it('stand in place of ours, with the facts of the lead', () => {
    const replies = siteRepliesSchema.parse({
      kinds: { offer: { title: '{offer}? We will see', next: ['Wait for {place} to call.', 'See you on {time}.'] } },
    });
    const reply = replyTo(withFields({ offer_from_client: '12500' }, { subcategory: 'Make an Offer' }), {
      ...sampleSiteFile,
      replies,
    });
    expect(reply.title).toBe('$12,500? We will see');
    expect(reply.next).toEqual(['Wait for Harbour Toyota Sales to call.']);
    expect(reply.text).toEqual(['Someone at Harbour Toyota will get back to you.']);
  });

  it('are refused where they name facts that do not exist, or kinds', () => {
    const refused = (replies: object) => siteSchema.safeParse({ ...sampleSiteFile, replies }).success === false;
    expect(refused({ kinds: { offer: { title: 'Dear {name}' } } })).toBe(true);
    expect(refused({ kinds: { lottery: {} } })).toBe(true);
    expect(refused({ kinds: { offer: { title: 'Dear {dealer}' } } })).toBe(false);
  });
});
