import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { openAddressHash } from '../../limits/addressHash.ts';
import { configuredPayments, type ConfiguredReservationDeps } from '../reservations/openConfiguredReservations.ts';
import type { RunningReservations } from '../reservations/openReservations.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { openVisitorLimit } from '../../limits/visitorLimit.ts';
import { openOnlinePayments, type RunningOnlinePayments } from './openOnlinePayments.ts';

export interface ConfiguredOnlinePaymentDeps extends ConfiguredReservationDeps {
  /** Receives the provider's webhooks and starts the jobs. */
  reservations: RunningReservations;
  deliveries: DeliveryQueue;
}

/** Opens online payments with the configured provider, and reservations that pass webhooks and jobs on to them. */
export async function openConfiguredOnlinePayments(
  deps: ConfiguredOnlinePaymentDeps,
): Promise<{ onlinePayments: RunningOnlinePayments; reservations: RunningReservations }> {
  const { config, database, sites, now, log, closers, deliveries } = deps;
  const payments = configuredPayments(deps);
  const hash = openAddressHash(config.signIn.secret ?? (await demoSignInKey(config.dataFolder)));
  const limit = openVisitorLimit(database, {
    name: 'online-payment',
    points: config.visitorLimits.payments,
    seconds: 3_600,
  });
  const onlinePayments = openOnlinePayments({
    database,
    sites,
    payments,
    deliveries,
    now,
    log,
    mayBegin: (site, address) => limit(hash(`online payments of ${site.slug}`, address)),
  });
  closers.push(() => onlinePayments.close());
  return { onlinePayments, reservations: withOnlinePayments(deps.reservations, onlinePayments) };
}

/** Passes webhooks to both services: the provider has one address and does not say what a payment is for. */
export function withOnlinePayments(
  reservations: RunningReservations,
  onlinePayments: Pick<RunningOnlinePayments, 'webhook' | 'startJobs'>,
): RunningReservations {
  return {
    ...reservations,
    async webhook(rawBody, signature) {
      const answer = await reservations.webhook(rawBody, signature);
      return answer.status === 200 ? onlinePayments.webhook(rawBody, signature) : answer;
    },
    async startJobs() {
      onlinePayments.startJobs();
      await reservations.startJobs();
    },
  };
}
