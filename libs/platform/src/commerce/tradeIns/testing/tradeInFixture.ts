import { toPublicSite, vehicleSchema, type Lead, type Site } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { answerName, type ValuationQuestion } from '@forecourt/forms/model';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openInventory, type Inventory } from '../../../stock/inventory/openInventory.ts';
import type { LeadContext } from '../../../ports/leadPort.ts';
import type { PurchaseOwner } from '../../../ports/purchasePort.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { sellingSite } from '../../purchases/testing/purchaseFixture.ts';
import { openFolderPictures } from '../../../files/pictures/folderPictures.ts';
import { openUploads } from '../../../leads/uploads/openUploads.ts';
import { openPictureLinks } from '../../../leads/uploads/pictureLinks.ts';
import type { UploadService } from '../../../ports/uploadPort.ts';
import { openTradeIns } from '../openTradeIns.ts';
import type { TradeInService, TradeInView } from '../../../ports/tradeInPort.ts';
import type { Valuation, ValuationPort, VehicleSearch } from '../../../ports/valuationPort.ts';

export const start = new Date('2026-11-24T04:15:00Z');

export const questions: ValuationQuestion[] = [
  {
    id: 'outside',
    text: 'How does it look outside?',
    options: [
      { value: 'new', label: 'Like new' },
      { value: 'dents', label: 'Dents' },
    ],
  },
];
export const mazda = { make: 'Mazda', model: 'CX-5', year: 2022, badge: 'Maxx', body: 'SUV', kms: 40_000 };
export const person = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};
export const estimate = { kind: 'estimate', low: 2_000_000, high: 2_400_000 } as const;

/** A valuation service with configurable answers, and counts. */
export interface FakeValuation extends ValuationPort {
  finds: VehicleSearch;
  says: Valuation;
  asked: string[];
}

export interface TradeInFixture {
  site: Site;
  other: Site;
  tradeIns: TradeInService;
  uploads: UploadService;
  valuation: FakeValuation;
  inventory: Inventory;
  database: OpenedDatabase;
  leads: Lead[];
  /** Messages that were logged. */
  lines: string[];
  now(): Date;
  wait(ms: number): void;
  /** What the next lead meets in its transaction. */
  beforeLead: (() => Promise<void>) | null;
  allowed: boolean;
  /** Answers the steps up to the result. */
  value(owner: PurchaseOwner): Promise<TradeInView>;
  look(owner: { device: string | null; phone: string | null }): Promise<TradeInView>;
  context(): LeadContext;
  empty(): Promise<void>;
  close(): Promise<void>;
}

export const picture = async (width = 40, height = 30): Promise<File> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'car.jpg', { type: 'image/jpeg' });
};

/** @param fixture filled with what the tests stand on */
export async function makeTradeInFixture(database: OpenedDatabase, fixture: TradeInFixture): Promise<void> {
  let at = start.getTime();
  const now = () => new Date(at);
  const { db } = database;
  const folder = temporaryFolder();
  const inventory = openInventory({ db, now });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const valuation: FakeValuation = {
    finds: { found: mazda },
    says: estimate,
    asked: [],
    findVehicle(rego) {
      valuation.asked.push(rego);
      return Promise.resolve(valuation.finds);
    },
    questions: () => Promise.resolve(questions),
    estimate: () => Promise.resolve(valuation.says),
  };
  const keys = new Set<string>();
  const uploads = openUploads({
    db,
    now,
    log,
    store: openFolderPictures(folder),
    links: openPictureLinks('a secret of this test'),
    documents: openFolderPictures(folder),
    documentMegabytes: 5,
    limit: () => Promise.resolve(fixture.allowed),
  });
  const tradeIns = openTradeIns({
    db,
    inventory,
    uploads,
    valuation,
    now,
    log,
    hash: (_scope, address) => address,
    limit: () => Promise.resolve(fixture.allowed),
    publicSite: (site) => toPublicSite(site, `https://${site.slug}.example`),
    suspicion: async ({ values }) => (values.website === '' ? null : 'Suspect.'),
    async saveLead({ lead, key, alongside }) {
      await fixture.beforeLead?.();
      if (keys.has(key)) return false;
      await db.transaction(async (tx) => alongside?.(tx));
      keys.add(key);
      fixture.leads.push(lead);
      return true;
    },
  });
  const laid: TradeInFixture = {
    site: sellingSite('harbour'),
    other: sellingSite('sunrise'),
    tradeIns,
    uploads,
    valuation,
    inventory,
    database,
    leads: [],
    lines,
    now,
    beforeLead: null,
    allowed: true,
    wait(ms) {
      at += ms;
    },
    context: () => ({ url: 'https://harbour.example/trade-in', userAgent: 'test', address: '203.0.113.9', now: now() }),
    async look(owner) {
      const look = await tradeIns.find(fixture.site, owner);
      if (!look.ok) throw new Error(look.error);
      return look.view;
    },
    async value(owner) {
      const given = { intent: 'continue', carId: null, address: '203.0.113.9' } as const;
      for (const [step, values] of [
        ['rego', { rego: '1abc 234', regoState: 'WA' }],
        ['vehicle', { kms: '45,000' }],
        ['condition', { [answerName('outside')]: 'dents' }],
      ] as const) {
        const saved = await tradeIns.save(fixture.site, owner, { ...given, step, values });
        if (!saved.ok) throw new Error(`${step}: ${saved.error}`);
      }
      return fixture.look(owner);
    },
    async empty() {
      for (const table of ['trade_ins', 'uploads', 'vehicles']) await db.execute(sql.raw(`delete from ${table}`));
      at = start.getTime();
      Object.assign(valuation, { finds: { found: mazda }, says: estimate, asked: [] });
      Object.assign(fixture, { leads: [], beforeLead: null, allowed: true });
      lines.length = 0;
      keys.clear();
      const car = { ...sampleVehicle, id: 'car-1', slug: 'rav4', dealership_id: 'dealer-1' };
      await inventory.upsert([vehicleSchema.parse(car)]);
    },
    async close() {
      await inventory.changes.stop();
      await database.close();
    },
  };
  Object.assign(fixture, laid);
}
