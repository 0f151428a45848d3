import type { Site } from '@forecourt/domain';
import type { Logger } from 'pino';
import type { Inventory } from '../../stock/inventory/openInventory.ts';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { openSaveLead } from '../../leads/saveLead.ts';
import { planAllReplies } from '../../leads/replies/replyPlan.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { openMoneyService } from '../payments/moneyService.ts';
import { openAdvance, type Effects } from './advance.ts';
import { openCancelHold } from './cancelHold.ts';
import { currentAttempts } from './currentAttempts.ts';
import { defaultMaxHeld } from './holdLimits.ts';
import { leadOf } from './reservationLead.ts';
import type { ReservationService } from '../../ports/reservationPort.ts';
import { statusOf, type ReservationRow } from './reservationRow.ts';
import { openReservationStore } from './reservationStore.ts';
import { whyNotReservable, openStart, type StartDeps } from './startReservation.ts';
import { openSweep } from '../../jobs/sweep.ts';
import { openEndReply } from './endReply.ts';
import type { CancelLinks } from '../../secrets/cancelLinks.ts';
import { openWakeQueue } from '../../jobs/wakeQueue.ts';

export interface ReservationDeps {
  database: LeadDatabase;
  sites: Pick<SiteStore, 'bySlug' | 'publicSite'>;
  inventory: Pick<Inventory, 'byIds' | 'changes'>;
  payments: PaymentPort;
  mayBegin: StartDeps['mayBegin'];
  /** Links of mails, by which a visitor cancels without signing in. */
  cancelLinks: Pick<CancelLinks, 'read'>;
  /** Queue for the deliveries of leads. */
  deliveries: DeliveryQueue;
  now: () => Date;
  log: Logger;
  timing?: Partial<ReservationTiming>;
  /** Random numbers from 0 up to 1, for the jitter of retries. @default Math.random */
  chance?: () => number;
  /** Wraps the side effects, for tests. @default no wrapper */
  throughEffects?: (effects: Effects) => Effects;
}

export interface ReservationTiming {
  /** Seconds between two sweeps, which also cover lost jobs. */
  sweepSeconds: number;
  /** Seconds between two polls of a worker for jobs; at least 0.5. */
  pollSeconds: number;
  /** How long a visitor who cancels waits for the refund, in milliseconds; it is made later if it takes longer. */
  cancelMs: number;
}

export interface RunningReservations extends ReservationService {
  /** Starts sweeps and jobs in this process, with unfinished reservations first. Safe in several processes. */
  startJobs(): Promise<void>;
  /** Advances what is due now. @param everything all unfinished ones, due or not. @default false */
  sweep(everything?: boolean): Promise<void>;
}

const defaultTiming: ReservationTiming = { sweepSeconds: 20, pollSeconds: 2, cancelMs: 4_000 };

/** Opens the reservation service on a migrated database. Nothing lapses until `startJobs`. */
export async function openReservations(parts: ReservationDeps): Promise<RunningReservations> {
  const { database, sites, inventory, payments, deliveries, mayBegin, now } = parts;
  const log = parts.log.child({ part: 'reservations' });
  const timing = { ...defaultTiming, ...parts.timing };
  const publicSite = (site: Site) => sites.publicSite(site);
  const keep = openSaveLead(database, deliveries, planAllReplies);
  const queue = await openWakeQueue({ database, log, now, pollSeconds: timing.pollSeconds });
  // Updates index and pages at once. A failure does not matter, since they follow the stock changes anyway.
  const onStock = () => void inventory.changes.pump().catch(() => undefined);

  const maxHeldOn = (slug: string) => sites.bySlug(slug)?.reserve.maxHeld ?? defaultMaxHeld;

  async function saveLead(row: ReservationRow, at: Date): Promise<string> {
    const site = sites.bySlug(row.siteSlug);
    if (!site) throw new Error(`The site ${row.siteSlug} is gone.`);
    const [vehicle = null] = await inventory.byIds(site, [row.carId]);
    const lead = leadOf({ row, site, vehicle, origin: publicSite(site).origin, now: at });
    await keep({ site, lead, key: `reservation:${row.id}`, provenPhone: row.visitorPhone });
    return lead.lead_id;
  }

  const plain: Effects = {
    store: openReservationStore({
      db: database,
      queue,
      onStock,
      maxHeldOn,
      onEnd: openEndReply(deliveries, (slug) => sites.bySlug(slug)),
    }),
    payments,
    saveLead,
  };
  const effects = parts.throughEffects?.(plain) ?? plain;
  const { store } = effects;
  const advance = openAdvance({ ...effects, log, chance: parts.chance ?? Math.random });
  const start = openStart({ store, payments: effects.payments, inventory, publicSite, mayBegin, log });
  const { inTurn, sweep, startSweeping, stop } = openSweep({ store, advance, now, log, seconds: timing.sweepSeconds });

  const { ofSite, status, settle, cancel, webhook } = openMoneyService({
    store,
    payments: effects.payments,
    inTurn,
    statusOf,
    isOpen: ({ state }) => state === 'paying',
    noun: 'reservation',
    now,
    log,
  });

  const cancelHold = openCancelHold({ store, inTurn, waitMs: timing.cancelMs, log });

  return {
    start,
    settle,
    status,
    cancel,
    async cancelHold(site, id, at) {
      if (!(await ofSite(site, id))) return null;
      await cancelHold(id, at);
      return status(site, id);
    },
    cancelLinkOf(site, token, at) {
      const link = parts.cancelLinks.read(token, at);
      return link?.site === site.slug ? link.reservation : null;
    },
    webhook,
    sweep: (everything = false) => sweep(everything),
    offers: (site, vehicle, kind = 'reserve') =>
      whyNotReservable(vehicle, publicSite(site), { kind, isOpen: payments.isOpen }) === null,
    byPhone: async (site, phone) => currentAttempts(await store.byPhone(site.slug, phone)).map(statusOf),
    heldUntil: (site, carIds) => store.heldUntil(site.stockDealershipIds, carIds),
    paymentOrigins: () => payments.origins(),
    async startJobs() {
      startSweeping();
      await queue.work(async (id) => {
        await inTurn(id, now());
      });
    },
    async close() {
      await stop();
      await queue.close();
    },
  };
}
