import { toPublicSite, vehicleSchema, type Site, type SiteInput, type VehicleInput } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import type { OrderEntries } from '@forecourt/purchase/model';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { plainSite } from '../../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory, type Inventory } from '../../../stock/inventory/openInventory.ts';
import { newDeviceToken } from '../../../secrets/devices.ts';
import { openPurchases } from '../openPurchases.ts';
import type { Locate, PurchaseOwner, PurchaseService, PurchaseSubmission } from '../../../ports/purchasePort.ts';
import { fakeReservations, type FakeReservations } from './fakeReservations.ts';

export const start = new Date('2026-11-24T04:15:00Z');
export const price = 4_299_000;

/** A dealer that sells online, delivers within 60 km and takes trade-ins. */
export function sellingSite(slug: string, changes: Partial<SiteInput> = {}): Site {
  return plainSite(slug, {
    template: 'franchise',
    theme: 'toyota',
    dealerships: [{ id: 'dealer-1', slug, name: slug }],
    stockDealershipIds: ['dealer-1'],
    flags: { checkout: true, onlinePurchase: true, tradeIn: true },
    purchase: {
      extras: [{ id: 'tow-bar', name: 'Tow bar', price: 119_500 }],
      delivery: { withinKm: 60, price: 15_000 },
    },
    locations: [
      {
        id: 'loc-sales',
        name: 'Harbour Sales',
        slug: 'sales',
        time_zone: 'Australia/Perth',
        dealership_id: 'dealer-1',
        dealership_slug: slug,
        address: {
          street: '12 Quarry Street',
          city: 'Fremantle',
          state: 'WA',
          postcode: '6160',
          lat: -32.05,
          long: 115.75,
        },
        contact_detail: { phone: '+61893350100' },
      },
    ],
    ...changes,
  });
}

/** Every step but the deposit. */
export const answers = {
  'your-car': { price: String(price) },
  'trade-in': { trade_in: 'No' },
  payment: { payment_method: 'Cash' },
  extras: { 'extra-tow-bar': 'on' },
  delivery: { handover: 'Pickup' },
  details: {
    name: 'Robin',
    last_name: 'Nguyen',
    email: 'robin@example.com.au',
    phone: '0412 345 678',
    postcode: '6160',
    contact_method: 'SMS',
  },
} satisfies OrderEntries;

/** What all answers come to, as the page sends it along. */
export const agreed = `${price + 119_500}-0-20000`;

export const submission: PurchaseSubmission = {
  values: { agreed },
  successPath: '/checkout-journey/done?reservation={id}',
  cancelPath: '/checkout-journey?car_id=rav4&step=deposit',
  address: '203.0.113.7',
};

export const someone = (phone: string | null = null): PurchaseOwner => ({ device: newDeviceToken(), phone });

/** What the tests of one suite stand on; emptied before each test. */
export interface PurchaseFixture {
  site: Site;
  purchases: PurchaseService;
  inventory: Inventory;
  reservations: FakeReservations;
  database: OpenedDatabase;
  /** Messages that were logged. */
  lines: string[];
  /** Moves the clock. */
  wait(ms: number): void;
  /** Where postcodes are. */
  places: Map<string, { lat: number; long: number }>;
  /** Puts the vehicle on sale, changed. */
  sell(changes?: Partial<VehicleInput>): Promise<void>;
  /** An order with everything answered. @returns its id */
  order(owner: PurchaseOwner): Promise<string>;
  empty(): Promise<void>;
}

export function makePurchaseFixture(database: OpenedDatabase): PurchaseFixture {
  let at = start.getTime();
  const now = () => new Date(at);
  const inventory = openInventory({ db: database.db, now });
  const reservations = fakeReservations();
  const lines: string[] = [];
  const places = new Map<string, { lat: number; long: number }>();
  const locate: Locate = (postcode) => Promise.resolve(places.get(postcode) ?? null);
  const purchases = openPurchases({
    db: database.db,
    inventory,
    reservations,
    now,
    locate,
    publicSite: (site) => toPublicSite(site, 'http://localhost'),
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  const site = sellingSite('harbour');

  const fixture: PurchaseFixture = {
    site,
    purchases,
    inventory,
    reservations,
    database,
    lines,
    places,
    wait(ms) {
      at += ms;
    },
    async sell(changes = {}) {
      const base = { ...sampleVehicle, id: 'car-1', slug: 'rav4', dealership_id: 'dealer-1' };
      await inventory.upsert([vehicleSchema.parse({ ...base, payment_processors: ['card'], ...changes })]);
    },
    async order(owner) {
      const look = await purchases.open(site, 'rav4', owner);
      if (!look.ok || look.view.draft_id === null) throw new Error('The order could not be begun.');
      for (const [step, values] of Object.entries(answers)) {
        const saved = await purchases.save(site, look.view.draft_id, owner, step, values);
        if (!saved.ok) throw new Error(`${step}: ${saved.error}`);
      }
      return look.view.draft_id;
    },
    async empty() {
      await database.db.execute(sql`delete from purchase_drafts`);
      await database.db.execute(sql`delete from vehicles`);
      at = start.getTime();
      reservations.empty();
      places.clear();
      lines.length = 0;
      await fixture.sell();
    },
  };
  return fixture;
}
