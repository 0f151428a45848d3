import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { Inventory } from '../../stock/inventory/openInventory.ts';
import { openDeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../config/leadsConfig.ts';
import { openAddressHash } from '../../limits/addressHash.ts';
import { closedPayments, type PaymentPort } from '../../ports/paymentPort.ts';
import { openStripePayments } from '../payments/stripePayments.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { openCancelLinks } from '../../secrets/cancelLinks.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { openVisitorLimit } from '../../limits/visitorLimit.ts';
import { openReservations, type RunningReservations } from './openReservations.ts';

/** The stand-in's payment provider. */
export interface PaymentStandIn {
  url: string;
  webhookSecret: string;
}

export interface ConfiguredReservationDeps {
  config: Pick<Config, 'dataFolder' | 'payments' | 'signIn' | 'visitorLimits'>;
  database: Db;
  sites: SiteStore;
  inventory: Inventory;
  now: () => Date;
  log: Logger;
  closers: (() => Promise<unknown>)[];
  /** Null outside the demo. */
  standIn: PaymentStandIn | null;
}

/** Stripe if it is configured, the stand-in in the demo, else none. */
export function configuredPayments({ config, standIn, now }: ConfiguredReservationDeps): PaymentPort {
  const { stripe } = config.payments;
  if (stripe) return openStripePayments({ ...stripe, now });
  if (!standIn) return closedPayments;
  const { url: server, webhookSecret } = standIn;
  const offers = { cards: 'pmc_test_cards', wallets: 'pmc_test_wallets' };
  return openStripePayments({ key: 'sk_test_standin', webhookSecret, server, offers, losesMemory: true, now });
}

/** Opens reservations with the configured payment provider. */
export async function openConfiguredReservations(deps: ConfiguredReservationDeps): Promise<RunningReservations> {
  const { config, database, sites, inventory, now, log, closers } = deps;
  const deliveries = await openDeliveryQueue(database, defaultTiming, log);
  closers.push(() => deliveries.close());
  const payments = configuredPayments(deps);
  const secret = config.signIn.secret ?? (await demoSignInKey(config.dataFolder));
  const hash = openAddressHash(secret);
  const limit = openVisitorLimit(database, {
    name: 'reservation',
    points: config.visitorLimits.payments,
    seconds: 3_600,
  });
  const reservations = await openReservations({
    database,
    sites,
    inventory,
    payments,
    deliveries,
    now,
    log,
    cancelLinks: openCancelLinks(secret),
    mayBegin: (site, address) => limit(hash(`reservations of ${site.slug}`, address)),
  });
  closers.push(() => reservations.close());
  return reservations;
}
