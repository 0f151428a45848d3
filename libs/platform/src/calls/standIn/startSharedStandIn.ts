import { standInSecrets } from '../../secrets/standInSecrets.ts';
import { startStandIn, type StandIn } from './startStandIn.ts';

/** Where the payment provider posts its messages, on every host. @param port of the host, or of a proxy of hosts */
export const paymentWebhookUrl = (port: number): string => `http://127.0.0.1:${port}/api/payments/webhook`;

export interface SharedStandInOptions {
  /** Of the hosts, `FORECOURT_SECRET`. */
  secret: string;
  /** Port at which one of the hosts answers. */
  hostPort: number;
  /** @default 0, any free port */
  port?: number;
}

/** A stand-in for several demo hosts, which are told its address as `FORECOURT_STAND_IN`. */
export function startSharedStandIn({ secret, hostPort, port = 0 }: SharedStandInOptions): Promise<StandIn> {
  const { leads, payments } = standInSecrets(secret);
  return startStandIn({
    port,
    now: () => new Date(),
    webhookSecret: leads,
    payments: { webhookSecret: payments, webhookUrl: paymentWebhookUrl(hostPort) },
  });
}
