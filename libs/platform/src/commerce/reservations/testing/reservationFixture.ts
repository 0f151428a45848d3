import type { Lead, Site } from '@forecourt/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { OpenedDatabase } from '../../../database/database.ts';
import { deliveries, leads, leadTimeline, reservations as table } from '../../../database/schema/index.ts';
import { openInventory, type Inventory } from '../../../stock/inventory/openInventory.ts';
import type { DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { openStripePayments } from '../../payments/stripePayments.ts';
import { startStandIn, type StandIn } from '../../../calls/standIn/startStandIn.ts';
import { openCancelLinks } from '../../../secrets/cancelLinks.ts';
import { openVisitorLimit } from '../../../limits/visitorLimit.ts';
import type { Effects } from '../advance.ts';
import { openReservations, type ReservationTiming, type RunningReservations } from '../openReservations.ts';
import type { ReservationOrder, ReservationStart, ReservationStatus } from '../../../ports/reservationPort.ts';
import { asRow, type ReservationRow } from '../reservationRow.ts';
import { cars, harbour, orderOf, sites } from './reservationSamples.ts';

const webhookSecret = 'whsec_of_the_bench';

export interface FixtureOptions {
  /** Whether the provider's messages arrive by themselves. @default false */
  hooks?: boolean;
  /** @default 2,000 */
  callMs?: number;
  timing?: Partial<ReservationTiming>;
  /** Attempts from one address in an hour. @default 1,000 */
  attempts?: number;
}

/** One reservation service with everything round it: stock, stand-in, a clock that can be put forward. */
export class ReservationFixture {
  reservations!: RunningReservations;
  standIn!: StandIn;
  inventory: Inventory;
  /** Messages of the provider that came, and the status they were answered with. */
  readonly notices: { body: string; signature: string; status: number }[] = [];
  readonly logged: string[] = [];
  readonly cancelLinks = openCancelLinks('secret of the bench');
  #database: OpenedDatabase;
  #deliveries: DeliveryQueue;
  #options: FixtureOptions;
  #ahead = 0;
  #hookServer = createServer();

  constructor(database: OpenedDatabase, queue: DeliveryQueue, options: FixtureOptions) {
    this.#database = database;
    this.#deliveries = queue;
    this.#options = options;
    this.inventory = openInventory({ db: database.db, now: () => this.now });
  }

  get now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** Puts the clock forward. */
  pass(seconds: number): void {
    this.#ahead += seconds * 1_000;
  }

  async open(): Promise<this> {
    await this.inventory.upsert(cars, 'feed');
    this.inventory.changes.start(await this.inventory.changes.newest());
    this.#hookServer.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        this.reservations.webhook(body, signature).then(
          ({ status }) => {
            this.notices.push({ body, signature, status });
            response.writeHead(status).end();
          },
          () => response.writeHead(500).end(),
        );
      });
    });
    await new Promise<void>((resolve) => this.#hookServer.listen(0, '127.0.0.1', resolve));
    await this.openStandIn();
    await this.openService();
    return this;
  }

  async openStandIn(): Promise<void> {
    const { port } = this.#hookServer.address() as AddressInfo;
    const webhookUrl = this.#options.hooks ? `http://127.0.0.1:${port}/` : null;
    this.standIn = await startStandIn({
      now: () => this.now,
      webhookSecret: 'leads',
      payments: { webhookSecret, webhookUrl, bankMs: 50 },
    });
  }

  async openService(throughEffects?: (effects: Effects) => Effects): Promise<void> {
    this.reservations = await this.anotherService(throughEffects);
  }

  /** What another process opens on the same database. */
  anotherService(throughEffects?: (effects: Effects) => Effects): Promise<RunningReservations> {
    const { callMs = 2_000, timing, attempts = 1_000 } = this.#options;
    const limit = openVisitorLimit(this.#database.db, { name: 'reservation', points: attempts, seconds: 3_600 });
    const now = () => this.now;
    const server = this.standIn.url;
    return openReservations({
      database: this.#database.db,
      sites,
      inventory: this.inventory,
      deliveries: this.#deliveries,
      now,
      timing,
      payments: openStripePayments({ key: 'sk_test_bench', webhookSecret, server, losesMemory: true, callMs, now }),
      cancelLinks: this.cancelLinks,
      mayBegin: (site, address) => limit(`${site.slug} ${address}`),
      chance: () => 0.5,
      log: pino({ level: 'trace' }, { write: (line: string) => void this.logged.push(line) }),
      throughEffects,
    });
  }

  async restart(throughEffects?: (effects: Effects) => Effects): Promise<void> {
    await this.reservations.close();
    await this.openService(throughEffects);
  }

  start(changes: Partial<ReservationOrder> = {}, site: Site = harbour): Promise<ReservationStart> {
    return this.reservations.start(site, orderOf(this.now, changes));
  }

  /** Starts, and throws where that is refused. */
  async begin(changes: Partial<ReservationOrder> = {}, site: Site = harbour): Promise<{ id: string; page: string }> {
    const started = await this.start(changes, site);
    if (!started.ok) throw new Error(started.error);
    return { id: started.reservation_id, page: started.redirect };
  }

  /** Fills in the payment page. @returns its answer, not followed */
  pay(page: string, number = '4242 4242 4242 4242', cvc = '123'): Promise<Response> {
    const body = new URLSearchParams({ number, expiry: '12/39', cvc });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  }

  settle(id: string, site: Site = harbour): Promise<ReservationStatus | null> {
    return this.reservations.settle(site, id, this.now);
  }

  async held(changes: Partial<ReservationOrder> = {}, site: Site = harbour): Promise<string> {
    const { id, page } = await this.begin(changes, site);
    await this.pay(page);
    const status = await this.settle(id, site);
    if (status?.state !== 'held') throw new Error(`It is ${status?.state}.`);
    return id;
  }

  async rows(): Promise<ReservationRow[]> {
    return (await this.#database.db.select().from(table).orderBy(desc(table.createdAt))).map(asRow);
  }

  async leads(): Promise<Omit<Lead, 'created_at'>[]> {
    return (await this.#database.db.select().from(leads)).map(({ data }) => data);
  }

  /** Where reports of reservations go, without the dealer's own destinations. */
  async visitorDeliveries(): Promise<string[]> {
    const rows = await this.#database.db.select().from(deliveries);
    return rows
      .map(({ destinationId }) => destinationId)
      .filter((id) => id.startsWith('visitor:'))
      .sort();
  }

  /** What the dealer is told, in the order of telling: the subcategory of each lead. */
  async dealerDeliveries(): Promise<(string | null)[]> {
    const rows = await this.#database.db
      .select({ subcategory: leads.subcategory })
      .from(deliveries)
      .innerJoin(leads, eq(leads.id, deliveries.leadId))
      .where(eq(deliveries.destinationId, 'mail'))
      .orderBy(asc(leads.createdAt));
    return rows.map(({ subcategory }) => subcategory);
  }

  async isReserved(id = 'car-1', site: Site = harbour): Promise<boolean | undefined> {
    return (await this.inventory.byIds(site, [id]))[0]?.reserved;
  }

  async run(statement: ReturnType<typeof sql>): Promise<void> {
    await this.#database.db.execute(statement);
  }

  async close(): Promise<void> {
    await this.reservations.close();
    await this.standIn.close();
    await this.inventory.changes.stop();
    this.#hookServer.closeAllConnections();
    await new Promise((resolve) => this.#hookServer.close(resolve));
    await this.#database.db.delete(leadTimeline);
    await this.#database.db.delete(deliveries);
    for (const name of ['leads', 'reservations', 'stock_changes', 'vehicles', 'pgboss.job']) {
      await this.run(sql.raw(`delete from ${name}`));
    }
  }
}
