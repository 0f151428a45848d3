import { expect, it } from 'vitest';
import { openFixture } from './leadFixture.ts';
import type { LeadSuite } from './leadSuite.ts';
import {
  contextAt,
  enquiry,
  otherSite,
  everywhere,
  hookDestination,
  mailDestination,
  siteWith,
} from './leadSamples.ts';

/** What is stored, once, for whom, and what is refused. */
export function itKeepsLeads(suite: LeadSuite): void {
  const { open, jobs, states } = suite;

  it('[FORM-19] has stored the lead and queued every delivery before the visitor sees success', async () => {
    await open({ site: everywhere });
    const answer = await suite.fixture.submit({ idempotency_key: 'k1' });
    expect(answer).toMatchObject({ ok: true, redirect: '/success', category: 'Vehicle Enquiry', subcategory: null });
    expect(answer.ok && (await suite.fixture.leads.lead(suite.fixture.site, answer.lead_id))).toMatchObject({
      email: enquiry.email,
    });
    expect(await states()).toEqual(['pending', 'pending', 'pending']);
    expect([await jobs(), suite.fixture.standIn.received().length]).toEqual([3, 0]);
  });

  it('[FORM-14] keeps every field of the form and of the visit', async () => {
    await open({ site: everywhere });
    const answer = await suite.fixture.submit({ Rego: '1ABC234', stock_number: 'forged', 'Vehicle Make': 'Forged' });
    const lead = answer.ok ? await suite.fixture.leads.lead(suite.fixture.site, answer.lead_id) : null;
    expect(lead).toEqual({
      lead_id: answer.ok && answer.lead_id,
      site_slug: 'harbour-toyota',
      category: 'Vehicle Enquiry',
      subcategory: null,
      url: 'https://harbour.example/cars/rav4',
      source: 'radio',
      user_agent: 'Test browser',
      car_id: 'car-1',
      car_dealership_id: 'dealer-1',
      location_id: 'loc-sales',
      name: 'Mia',
      last_name: 'Nguyen',
      email: 'mia.nguyen@example.com.au',
      phone: '+61412345678',
      postcode: '6160',
      message: 'Is the towbar included in the price?',
      opt_in: true,
      quarantined: null,
      created_at: suite.fixture.now,
      consent: { text: 'Send me news and offers.', at: suite.fixture.now.toISOString() },
      lead_attributes: { visited_pages: ['/', '/search?make=Toyota'], linked_query_params: { utm_source: 'radio' } },
      fields: {
        Rego: '1ABC234',
        page_id: 'vehicle',
        dealership_slug: 'harbour-toyota',
        stock_number: 'T1001',
        'Vehicle Name': '2023 Toyota RAV4 GXL Hybrid',
        'Vehicle Make': 'Toyota',
        'Vehicle Model': 'RAV4',
        'Vehicle Badge': 'GXL',
        'Vehicle Year': '2023',
        'Vehicle VIN': 'JTMW43FV10D123456',
        car_type: 'used',
        vehicle_status: 'in_stock',
      },
    });
  });

  it('[FORM-12] stores a careers enquiry as a general one', async () => {
    await open({ site: everywhere });
    const answer = await suite.fixture.submit({ car_id: '', category: 'Careers Enquiry' });
    expect(answer).toMatchObject({ ok: true, category: 'General Enquiry', subcategory: 'Career Enquiry' });
  });

  it('makes one lead of twenty presses of the button, and of a retry after a restart', async () => {
    await open({ site: everywhere });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => suite.fixture.submit({ idempotency_key: 'pressed-twenty-times' })),
    );
    await suite.fixture.restart();
    answers.push(await suite.fixture.submit({ idempotency_key: 'pressed-twenty-times', started_at: '1' }));
    expect(new Set(answers.map((answer) => answer.ok && answer.lead_id)).size).toBe(1);
    expect([(await suite.fixture.leads.outbox(50)).length, await jobs()]).toEqual([1, 3]);
  });

  it('counts twenty presses of the button as one enquiry of their sender', async () => {
    await open({ site: everywhere, limits: { perAddress: 2, perText: 2 } });
    await Promise.all(
      Array.from({ length: 20 }, () => suite.fixture.submit({ idempotency_key: 'pressed' }, '203.0.113.9')),
    );
    await suite.fixture.submit({ idempotency_key: 'another', Rego: '1ABC234' }, '203.0.113.9');
    expect((await suite.fixture.leads.outbox(50)).map(({ lead }) => lead.quarantined)).toEqual([null, null]);
  });

  it('makes one lead of two processes that store the same enquiry at once', async () => {
    await open({ site: everywhere });
    const second = await openFixture(suite.database, { site: everywhere });
    const both = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? suite.fixture : second).submit({ idempotency_key: 'two-processes' }),
    );
    expect(new Set((await Promise.all(both)).map((answer) => answer.ok && answer.lead_id)).size).toBe(1);
    expect([(await suite.fixture.leads.outbox(50)).length, await jobs()]).toEqual([1, 3]);
    await second.close();
  });

  it('loses nobody’s enquiry to a key that a cached page handed to two visitors', async () => {
    await open({ site: everywhere });
    await suite.fixture.submit({ idempotency_key: 'same' });
    await suite.fixture.submit({ idempotency_key: 'same', email: 'someone.else@example.com.au' });
    await suite.fixture.submit({ idempotency_key: '' });
    await suite.fixture.submit({ idempotency_key: '' });
    expect(await suite.fixture.leads.outbox(50)).toHaveLength(3);
  });

  it('[SITE-04] refuses another site’s car, location and dealership, and shows its leads to nobody else', async () => {
    await open({ site: everywhere });
    expect(await suite.fixture.submit({ car_id: 'car-b' })).toMatchObject({ ok: false, status: 422 });
    expect(await suite.fixture.submit({ car_id: ['car-1'] })).toMatchObject({ ok: false, status: 422 });
    expect(await suite.fixture.submit({ location_id: 'loc-b' })).toMatchObject({
      ok: false,
      fieldErrors: { location_id: 'Choose a location.' },
    });
    expect(await suite.fixture.submit({ dealership_slug: 'valley-kia' })).toMatchObject({ ok: false, status: 422 });
    expect(await suite.fixture.leads.outbox(50)).toEqual([]);
    const answer = await suite.fixture.leads.submit(
      otherSite,
      { ...enquiry, car_id: 'car-b', dealership_slug: '', location_id: 'loc-b' },
      contextAt(suite.fixture.now),
    );
    expect(answer.ok && (await suite.fixture.leads.lead(otherSite, answer.lead_id))?.car_dealership_id).toBe(
      'dealer-b',
    );
    expect(answer.ok && (await suite.fixture.leads.lead(suite.fixture.site, answer.lead_id))).toBeNull();
  });

  it('refuses unknown keys and impossible values, naming them, and stores nothing', async () => {
    await open({ site: everywhere });
    expect(await suite.fixture.submit({ is_admin: 'true' })).toMatchObject({
      ok: false,
      status: 422,
      error: "This form doesn’t have a field called 'is_admin'.",
    });
    expect(await suite.fixture.submit({ postcode: '61' })).toMatchObject({
      ok: false,
      fieldErrors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    });
    expect(await suite.fixture.submit({ phone: '0400 000' })).toMatchObject({
      ok: false,
      fieldErrors: { phone: expect.any(String) },
    });
    expect(await suite.fixture.submit({ message: 'a\u0000b' })).toMatchObject({ ok: false, status: 422 });
    expect([await suite.fixture.leads.outbox(50), await jobs()]).toEqual([[], 0]);
  });

  it('leaves neither lead nor job behind when storing fails half-way', async () => {
    // No site file may say so: the second row breaks a rule of the table when the first is written.
    const leadDestinations = [hookDestination, { ...mailDestination, id: hookDestination.id }];
    await open({ site: siteWith([], { leadDestinations }) });
    expect(await suite.fixture.submit()).toMatchObject({ ok: false, status: 503 });
    expect([await suite.fixture.leads.outbox(50), await jobs()]).toEqual([[], 0]);
  });
}
