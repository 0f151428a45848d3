import { siteSchema, toPublicSite, type Lead, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { OpenedDatabase } from '../../../database/database.ts';
import { deliveries, leads, leadTimeline, onlinePayments as table } from '../../../database/schema/index.ts';
import type { DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { openStripePayments } from '../../payments/stripePayments.ts';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import { startStandIn, type StandIn } from '../../../calls/standIn/startStandIn.ts';
import type { PaymentEffects } from '../advancePayment.ts';
import type { OnlinePaymentOrder, OnlinePaymentStart, OnlinePaymentStatus } from '../../../ports/onlinePaymentPort.ts';
import { asRow, type OnlinePaymentRow } from '../onlinePaymentRow.ts';
import { openOnlinePayments, type RunningOnlinePayments } from '../openOnlinePayments.ts';

export const webhookSecret = 'whsec_of_the_bench';
export const device = 'A'.repeat(43);

const settings = {
  pages: ['online-payment'],
  onlinePayment: { minCents: 100, maxCents: 1_000_000 },
  leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@harbour.example' }],
};
export const harbour: Site = siteSchema.parse({ ...sampleSite, ...settings });
export const valley: Site = siteSchema.parse({ ...sampleSite, ...settings, slug: 'valley-kia' });
const publicSite = (site: Site) => toPublicSite(site, `http://${site.slug}.localhost:3000`);

export const form = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia.nguyen@example.com.au',
  phone: '0412 345 678',
  purpose: 'Service',
  reference: 'INV-20418',
  amount: '$1,250.50',
  idempotency_key: 'form-12345678',
  ...(harbour.locations.length > 1 ? { location_id: harbour.locations[0]?.id ?? '' } : {}),
};

export interface FixtureOptions {
  /** Whether the provider's messages arrive by themselves. @default false */
  hooks?: boolean;
  /** @default 2,000 */
  callMs?: number;
  /** Attempts from one address. @default no limit */
  max?: number;
}

/** One payment service with everything round it: the provider's stand-in, and a clock that can be put forward. */
export class PaymentFixture {
  service!: RunningOnlinePayments;
  standIn!: StandIn;
  /** Statuses that the provider's messages were answered with. */
  readonly statuses: number[] = [];
  readonly logged: string[] = [];
  #database: OpenedDatabase;
  #queue: DeliveryQueue;
  #options: FixtureOptions;
  #ahead = 0;
  #begun = 0;
  #hooks = createServer();

  constructor(database: OpenedDatabase, queue: DeliveryQueue, options: FixtureOptions) {
    this.#database = database;
    this.#queue = queue;
    this.#options = options;
  }

  get now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** Puts the clock forward. */
  pass(seconds: number): void {
    this.#ahead += seconds * 1_000;
  }

  async open(): Promise<this> {
    this.#hooks.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        void this.service.webhook(body, String(request.headers['stripe-signature'])).then(({ status }) => {
          this.statuses.push(status);
          response.writeHead(status).end();
        });
      });
    });
    await new Promise<void>((resolve) => this.#hooks.listen(0, '127.0.0.1', resolve));
    const { port } = this.#hooks.address() as AddressInfo;
    const webhookUrl = this.#options.hooks ? `http://127.0.0.1:${port}/` : null;
    this.standIn = await startStandIn({
      now: () => this.now,
      webhookSecret: 'leads',
      payments: { webhookSecret, webhookUrl, bankMs: 50 },
    });
    this.service = this.another();
    return this;
  }

  /** What another process opens on the same database. */
  another(throughEffects?: (effects: PaymentEffects) => PaymentEffects): RunningOnlinePayments {
    const { callMs = 2_000, max = Infinity } = this.#options;
    const now = () => this.now;
    const server = this.standIn.url;
    return openOnlinePayments({
      database: this.#database.db,
      deliveries: this.#queue,
      now,
      throughEffects,
      chance: () => 0.5,
      sites: { publicSite, bySlug: (slug) => [harbour, valley].find((site) => site.slug === slug) ?? null },
      mayBegin: () => Promise.resolve((this.#begun += 1) <= max),
      payments: openStripePayments({ key: 'sk_test_bench', webhookSecret, server, losesMemory: true, callMs, now }),
      log: pino({ level: 'trace' }, { write: (line: string) => void this.logged.push(line) }),
    });
  }

  order(values: Record<string, unknown> = {}): OnlinePaymentOrder {
    return {
      values: { ...form, ...values },
      owner: { device, phone: '+61412345678' },
      visit: sampleVisit,
      now: this.now,
      userAgent: 'Fixture',
      address: '203.0.113.7',
      successPath: '/online-payment/{id}',
      cancelPath: '/online-payment/{id}?cancelled=1',
    };
  }

  start(values: Record<string, unknown> = {}, site: Site = harbour): Promise<OnlinePaymentStart> {
    return this.service.start(site, this.order(values));
  }

  /** Starts, and throws where that is refused. */
  async begin(values: Record<string, unknown> = {}): Promise<{ id: string; page: string }> {
    const started = await this.start(values);
    if (!started.ok) throw new Error(started.error);
    return { id: started.payment_id, page: started.redirect };
  }

  /** Fills in the payment page. @returns its answer, not followed */
  pay(page: string, number = '4242 4242 4242 4242'): Promise<Response> {
    const body = new URLSearchParams({ number, expiry: '12/39', cvc: '123' });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  }

  settle(id: string, site: Site = harbour): Promise<OnlinePaymentStatus | null> {
    return this.service.settle(site, id, this.now);
  }

  async rows(): Promise<OnlinePaymentRow[]> {
    return (await this.#database.db.select().from(table)).map(asRow);
  }

  async leads(): Promise<Omit<Lead, 'created_at'>[]> {
    return (await this.#database.db.select().from(leads)).map(({ data }) => data);
  }

  async deliveries(): Promise<string[]> {
    return (await this.#database.db.select().from(deliveries)).map(({ destinationId }) => destinationId);
  }

  async run(statement: ReturnType<typeof sql>): Promise<void> {
    await this.#database.db.execute(statement);
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.standIn.close();
    this.#hooks.closeAllConnections();
    await new Promise((resolve) => this.#hooks.close(resolve));
    for (const one of [leadTimeline, deliveries, leads, table]) await this.#database.db.delete(one);
    await this.run(sql`delete from pgboss.job`);
  }
}
