import type { Site } from '@forecourt/domain';
import { onlinePaymentOptions } from '@forecourt/purchase/model';
import type { Logger } from 'pino';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { openSaveLead } from '../../leads/saveLead.ts';
import { planAllReplies } from '../../leads/replies/replyPlan.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { deviceHash } from '../../secrets/devices.ts';
import { openMoneyService } from '../payments/moneyService.ts';
import { later } from '../payments/moneyTimes.ts';
import { openSweep } from '../../jobs/sweep.ts';
import { openAdvancePayment, type PaymentEffects } from './advancePayment.ts';
import { leadOf } from './onlinePaymentLead.ts';
import type { OnlinePaymentService } from '../../ports/onlinePaymentPort.ts';
import { entriesOf, statusOf, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import { openOnlinePaymentStore } from './onlinePaymentStore.ts';
import { openStartPayment, type StartPaymentDeps } from './startPayment.ts';

export interface OnlinePaymentDeps {
  database: LeadDatabase;
  sites: Pick<SiteStore, 'bySlug' | 'publicSite'>;
  payments: PaymentPort;
  mayBegin: StartPaymentDeps['mayBegin'];
  /** Queue for the deliveries of leads. */
  deliveries: DeliveryQueue;
  now: () => Date;
  log: Logger;
  /** Seconds between two sweeps. @default 20 */
  sweepSeconds?: number;
  /** Random numbers from 0 up to 1, for the jitter of retries. @default Math.random */
  chance?: () => number;
  /** Wraps the side effects, for tests. @default no wrapper */
  throughEffects?: (effects: PaymentEffects) => PaymentEffects;
}

export interface RunningOnlinePayments extends OnlinePaymentService {
  /** Deletes unpaid attempts of a phone; payments stay on record. @returns how many */
  forget(site: Site, phone: string): Promise<number>;
  /** Handles a webhook of the payment provider. @returns the HTTP status to answer with */
  webhook(rawBody: string, signature: string | null): Promise<{ status: number }>;
  /** Starts sweeps in this process, with unfinished payments first. Safe in several processes. */
  startJobs(): void;
  /** Advances what is due now. @param everything all unfinished ones, due or not. @default false */
  sweep(everything?: boolean): Promise<void>;
  close(): Promise<void>;
}

const day = 86_400;

/** Opens the payment service on a migrated database. Nothing is swept until `startJobs`. */
export function openOnlinePayments(parts: OnlinePaymentDeps): RunningOnlinePayments {
  const { database, sites, payments, mayBegin, deliveries, now, sweepSeconds: seconds = 20 } = parts;
  const log = parts.log.child({ part: 'online payments' });
  const publicSite = (site: Site) => sites.publicSite(site);
  const keep = openSaveLead(database, deliveries, planAllReplies);

  async function saveLead(row: OnlinePaymentRow): Promise<string> {
    const site = sites.bySlug(row.siteSlug);
    if (!site) throw new Error(`The site ${row.siteSlug} is gone.`);
    const lead = leadOf({ row, site, origin: publicSite(site).origin });
    await keep({ site, lead, key: `online-payment:${row.id}`, provenPhone: row.visitorPhone });
    return lead.lead_id;
  }

  const plain: PaymentEffects = { store: openOnlinePaymentStore(database), payments, saveLead };
  const effects = parts.throughEffects?.(plain) ?? plain;
  const { store } = effects;
  const advance = openAdvancePayment({ ...effects, log, chance: parts.chance ?? Math.random });
  const start = openStartPayment({ store, payments: effects.payments, publicSite, mayBegin, log });
  const { inTurn, sweep, startSweeping, stop } = openSweep({ store, advance, now, log, seconds });

  const { ofSite, status, settle, cancel, webhook } = openMoneyService({
    store,
    payments: effects.payments,
    inTurn,
    statusOf,
    isOpen: ({ state, money }) => state === 'paying' && money === 'none',
    noun: 'payment',
    now,
    log,
  });

  return {
    start,
    settle,
    status,
    cancel,
    webhook,
    startJobs: startSweeping,
    close: stop,
    sweep: (everything = false) => sweep(everything),
    offers: (site) => payments.isOpen && onlinePaymentOptions(publicSite(site)) !== null,
    async entries(site, id, { device, phone }) {
      const row = await ofSite(site, id);
      const hash = deviceHash(device);
      const isOwn = row && ((hash !== null && hash === row.device) || (phone !== null && phone === row.visitorPhone));
      return isOwn ? entriesOf(row) : null;
    },
    // After a day the payment page is closed, so nobody needs to know whose attempt it was.
    forget: (site, phone) => store.forget(site.slug, phone, later(now(), -day)),
  };
}
