import type { Site } from '@forecourt/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import { deliveries, leads, reservations as table } from '../../../database/schema/index.ts';
import { openInventory, type Inventory } from '../../../stock/inventory/openInventory.ts';
import type { DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { MoneyFixture, type MoneyOptions } from '../../payments/testing/moneyFixture.ts';
import { openCancelLinks } from '../../../secrets/cancelLinks.ts';
import { openVisitorLimit } from '../../../limits/visitorLimit.ts';
import type { Effects } from '../advance.ts';
import { openReservations, type ReservationTiming, type RunningReservations } from '../openReservations.ts';
import type { ReservationOrder, ReservationStart, ReservationStatus } from '../../../ports/reservationPort.ts';
import { asRow, type ReservationRow } from '../reservationRow.ts';
import { cars, harbour, orderOf, sites } from './reservationSamples.ts';

export interface FixtureOptions extends MoneyOptions {
  timing?: Partial<ReservationTiming>;
  /** Attempts from one address in an hour. @default 1,000 */
  attempts?: number;
}

/** One reservation service with its stock and all that surrounds it. */
export class ReservationFixture extends MoneyFixture<FixtureOptions> {
  reservations!: RunningReservations;
  inventory: Inventory;
  readonly cancelLinks = openCancelLinks('secret of the bench');

  constructor(database: OpenedDatabase, queue: DeliveryQueue, options: FixtureOptions) {
    super(database, queue, options);
    this.inventory = openInventory({ db: database.db, now: () => this.now });
  }

  protected hear(body: string, signature: string): Promise<{ status: number }> {
    return this.reservations.webhook(body, signature);
  }

  async open(): Promise<this> {
    await this.inventory.upsert(cars, 'feed');
    this.inventory.changes.start(await this.inventory.changes.newest());
    await this.listen();
    await this.openService();
    return this;
  }

  async openService(throughEffects?: (effects: Effects) => Effects): Promise<void> {
    this.reservations = await this.anotherService(throughEffects);
  }

  /** What another process opens on the same database. */
  anotherService(throughEffects?: (effects: Effects) => Effects): Promise<RunningReservations> {
    const { timing, attempts = 1_000 } = this.options;
    const limit = openVisitorLimit(this.database.db, { name: 'reservation', points: attempts, seconds: 3_600 });
    return openReservations({
      database: this.database.db,
      sites,
      inventory: this.inventory,
      deliveries: this.queue,
      now: () => this.now,
      timing,
      payments: this.payments(),
      cancelLinks: this.cancelLinks,
      mayBegin: (site, address) => limit(`${site.slug} ${address}`),
      chance: () => 0.5,
      log: this.log,
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
    return (await this.database.db.select().from(table).orderBy(desc(table.createdAt))).map(asRow);
  }

  /** Where reports of reservations go, without the dealer's own destinations. */
  async visitorDeliveries(): Promise<string[]> {
    const rows = await this.database.db.select().from(deliveries);
    return rows
      .map(({ destinationId }) => destinationId)
      .filter((id) => id.startsWith('visitor:'))
      .sort();
  }

  /** What the dealer is told, in the order of telling: the subcategory of each lead. */
  async dealerDeliveries(): Promise<(string | null)[]> {
    const rows = await this.database.db
      .select({ subcategory: leads.subcategory })
      .from(deliveries)
      .innerJoin(leads, eq(leads.id, deliveries.leadId))
      .where(eq(deliveries.destinationId, 'mail'))
      .orderBy(asc(leads.createdAt));
    return rows.map(({ subcategory }) => subcategory);
  }

  /** When the last job looks at a reservation. */
  async wakesAt(id: string): Promise<number> {
    const result = await this.database.db.execute(
      sql`select extract(epoch from max(start_after)) as at from pgboss.job where data ->> 'reservationId' = ${id}`,
    );
    return Number(rowsOf<{ at: string }>(result)[0]?.at) * 1_000;
  }

  async isReserved(id = 'car-1', site: Site = harbour): Promise<boolean | undefined> {
    return (await this.inventory.byIds(site, [id]))[0]?.reserved;
  }

  override async close(): Promise<void> {
    await this.reservations.close();
    await this.inventory.changes.stop();
    await super.close();
  }
}
