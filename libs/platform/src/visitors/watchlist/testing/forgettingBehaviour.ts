import type { Lead } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { leads, purchaseDrafts, reservations, visitorSessions } from '../../../database/schema/index.ts';
import { leadsByPhone } from '../../../leads/leadsByPhone.ts';
import { alex, harbour, robin, start, sunrise, type WatchlistFixture } from './watchlistFixture.ts';

const day = 86_400_000;
const later = new Date(start.getTime() + 30 * day);

/** Another visitor, another site, and the one who is to be forgotten. */
const owners = [
  { siteSlug: 'harbour', phone: robin },
  { siteSlug: 'harbour', phone: alex },
  { siteSlug: 'sunrise', phone: robin },
];

type Owner = (typeof owners)[number];
const keyOf = ({ siteSlug, phone }: Owner) => `${siteSlug}${phone}`;

async function signIn({ database: { db } }: WatchlistFixture, owner: Owner): Promise<void> {
  const key = `session-${keyOf(owner)}`;
  const dates = { createdAt: start, seenAt: start, expiresAt: later };
  await db.insert(visitorSessions).values({ id: key, ...owner, tokenHash: key, ...dates });
}

async function begin({ database: { db } }: WatchlistFixture, owner: Owner, id: string): Promise<void> {
  await db.insert(purchaseDrafts).values({
    id: `${id}-${keyOf(owner)}`,
    ...owner,
    carId: id,
    state: 'open',
    createdAt: start,
    expiresAt: later,
  });
}

type Reservation = Partial<typeof reservations.$inferInsert> & { state: string };

async function reserve(
  { database: { db } }: WatchlistFixture,
  owner: Owner,
  id: string,
  as: Reservation,
): Promise<void> {
  const { siteSlug, phone } = owner;
  await db.insert(reservations).values({
    id: `${id}-${keyOf(owner)}`,
    siteSlug,
    visitorPhone: phone,
    carId: `${id}-${keyOf(owner)}`,
    carName: 'A car',
    carDealershipId: 'dealer-1',
    kind: 'reserve',
    amountCents: 20_000,
    holdHours: 48,
    visitor: { name: 'Robin', last_name: 'Nguyen', email: 'r@example.com', phone, postcode: '6160' },
    enquiry: {
      fields: {},
      message: '',
      opt_in: true,
      user_agent: '',
      lead_attributes: { visited_pages: [], linked_query_params: {} },
    },
    successPath: '/',
    cancelPath: '/',
    createdAt: new Date(start.getTime() - 3 * day),
    ...as,
  });
}

async function enquire(
  { database: { db } }: WatchlistFixture,
  owner: Owner,
  id: string,
  quarantined: string | null = null,
) {
  const data = {
    category: 'Vehicle Enquiry',
    subcategory: null,
    car_id: 'a',
    phone: owner.phone,
    name: 'Somebody',
    message: 'A secret',
    fields: { 'Vehicle Name': '2023 Toyota RAV4' },
  } as unknown as Omit<Lead, 'created_at'>;
  await db.insert(leads).values({
    id,
    siteSlug: owner.siteSlug,
    idempotencyKey: id,
    category: 'Vehicle Enquiry',
    carId: 'a',
    quarantined,
    data,
    createdAt: start,
  });
}

export function itForgetsVisitors(fixture: WatchlistFixture): void {
  it('[ROUTE-15] deletes what a visitor kept on this site, and nobody else’s', async () => {
    await fixture.stock(['a']);
    await fixture.stock(['z'], { dealership_id: 'dealer-2' });
    for (const owner of owners) {
      const site = owner.siteSlug === 'harbour' ? harbour : sunrise;
      await fixture.service.save(site, owner.phone, site === harbour ? 'a' : 'z');
      await fixture.service.saveSearch(site, owner.phone, { name: 'All', path: site.paths.search });
      await signIn(fixture, owner);
      await begin(fixture, owner, 'order');
      await reserve(fixture, owner, 'given-up', { state: 'abandoned', money: 'none' });
    }
    const gone = await fixture.service.deleteMyData(harbour, robin);
    expect(gone).toEqual({ vehicles: 1, searches: 1, orders: 1, attempts: 1, sessions: 1, further: 1 });
    expect(fixture.forgotten).toEqual([robin]);
    expect(await fixture.service.list(harbour, robin)).toEqual([]);
    expect(await fixture.service.searches(harbour, robin)).toEqual([]);
    expect(await fixture.service.ids(harbour, alex)).toEqual(['a']);
    expect(await fixture.service.ids(sunrise, robin)).toEqual(['z']);
    const { db } = fixture.database;
    for (const table of [visitorSessions, purchaseDrafts, reservations]) {
      expect(await db.select().from(table)).toHaveLength(2);
    }
    expect(await db.select().from(visitorSessions).where(eq(visitorSessions.siteSlug, 'sunrise'))).toHaveLength(1);
  });

  it('[ROUTE-15] leaves enquiries, paid reservations, and orders whose deposit is under way', async () => {
    const [owner] = owners as [Owner];
    await enquire(fixture, owner, 'lead-1');
    await reserve(fixture, owner, 'held', { state: 'held', money: 'captured' });
    await reserve(fixture, owner, 'refunded', { state: 'refunded', money: 'refunded', leadId: 'lead-1' });
    await reserve(fixture, owner, 'due', { state: 'lost', money: 'release-due', dueAt: start });
    await reserve(fixture, owner, 'just-now', { state: 'abandoned', sessionExpiresAt: start });
    await begin(fixture, owner, 'paying');
    await begin(fixture, owner, 'lapsed');
    await reserve(fixture, owner, 'deposit', { state: 'paying', draftId: `paying-${keyOf(owner)}` });
    await reserve(fixture, owner, 'over', { state: 'lapsed', draftId: `lapsed-${keyOf(owner)}` });
    const gone = await fixture.service.deleteMyData(harbour, robin);
    expect(gone).toMatchObject({ orders: 1, attempts: 0 });
    const { db } = fixture.database;
    expect(await db.select().from(reservations)).toHaveLength(6);
    expect((await db.select().from(purchaseDrafts)).map(({ carId }) => carId)).toEqual(['paying']);
    expect(await db.select().from(leads)).toHaveLength(1);
  });

  it('[WL-04] tells the owner of a phone of enquiries that named it, and nothing that somebody wrote into them', async () => {
    await enquire(fixture, owners[0]!, 'lead-1');
    await enquire(fixture, owners[0]!, 'lead-2', 'Sent too fast.');
    await enquire(fixture, owners[1]!, 'lead-3');
    await enquire(fixture, owners[2]!, 'lead-4');
    const sent = await leadsByPhone(fixture.database.db, harbour, robin);
    expect(sent.map(({ lead_id }) => lead_id)).toEqual(['lead-2', 'lead-1']);
    expect(sent[1]).toEqual({
      lead_id: 'lead-1',
      category: 'Vehicle Enquiry',
      subcategory: null,
      car_id: 'a',
      car_name: '2023 Toyota RAV4',
      sent_at: start,
    });
    expect(JSON.stringify(sent)).not.toMatch(/secret|Somebody|too fast/);
  });
}
