import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { openDeliveryQueue } from '../leads/deliveryQueue.ts';
import { defaultTiming } from '../leads/leadsConfig.ts';
import { closedPayments, type PaymentPort } from '../payments/paymentPort.ts';
import { openStripePayments } from '../payments/stripePayments.ts';
import type { SiteStore } from '../ports.ts';
import { openReservations, type RunningReservations } from './openReservations.ts';

/** The payment provider of a process's own stand-in. */
export interface PaymentStandIn {
  url: string;
  webhookSecret: string;
}

export interface ReservationSurroundings {
  config: Pick<Config, 'payments'>;
  database: Db;
  sites: SiteStore;
  inventory: Inventory;
  now: () => Date;
  log: Logger;
  closers: (() => Promise<unknown>)[];
  /** Null outside the demo. */
  standIn: PaymentStandIn | null;
}

function configuredPayments({ config, standIn, now }: ReservationSurroundings): PaymentPort {
  const { stripe } = config.payments;
  if (stripe) return openStripePayments({ ...stripe, now });
  if (!standIn) return closedPayments;
  const { url: server, webhookSecret } = standIn;
  return openStripePayments({ key: 'sk_test_standin', webhookSecret, server, forgets: true, now });
}

/** Reservations with the provider of the configuration: Stripe, in the demo the stand-in, else none. */
export async function openConfiguredReservations(surroundings: ReservationSurroundings): Promise<RunningReservations> {
  const { database, sites, inventory, now, log, closers } = surroundings;
  const deliveries = await openDeliveryQueue(database, defaultTiming, log);
  closers.push(() => deliveries.close());
  const payments = configuredPayments(surroundings);
  const reservations = await openReservations({ database, sites, inventory, payments, deliveries, now, log });
  closers.push(() => reservations.close());
  return reservations;
}
