import type { Lead } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { startStandIn, type StandIn } from '../../../calls/standIn/startStandIn.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { leads } from '../../../database/schema/index.ts';
import type { DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { openStripePayments } from '../stripePayments.ts';

/** In the order in which they may be emptied. */
const written = [
  'lead_timeline',
  'deliveries',
  'leads',
  'reservations',
  'online_payments',
  'stock_changes',
  'vehicles',
];

export const webhookSecret = 'whsec_of_the_bench';

export interface MoneyOptions {
  /** Whether the provider's messages arrive by themselves. @default false */
  hooks?: boolean;
}

/** What a service that takes money has round it: the provider's stand-in, and a clock that can be put forward. */
export abstract class MoneyFixture<Options extends MoneyOptions> {
  standIn!: StandIn;
  /** How long the services that are opened from now on wait for the provider: a busy machine must not end a call. */
  callMs = 20_000;
  /** Messages of the provider that came, and the status they were answered with. */
  readonly notices: { body: string; signature: string; status: number }[] = [];
  readonly logged: string[] = [];
  readonly log = pino({ level: 'trace' }, { write: (line: string) => void this.logged.push(line) });
  protected readonly database: OpenedDatabase;
  protected readonly queue: DeliveryQueue;
  protected readonly options: Options;
  #ahead = 0;
  #hooks = createServer();

  constructor(database: OpenedDatabase, queue: DeliveryQueue, options: Options) {
    this.database = database;
    this.queue = queue;
    this.options = options;
  }

  /** Hands a message of the provider to the service. */
  protected abstract hear(body: string, signature: string): Promise<{ status: number }>;

  get now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** Puts the clock forward. */
  pass(seconds: number): void {
    this.#ahead += seconds * 1_000;
  }

  protected async listen(): Promise<void> {
    this.#hooks.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        this.hear(body, signature).then(
          ({ status }) => {
            this.notices.push({ body, signature, status });
            response.writeHead(status).end();
          },
          () => response.writeHead(500).end(),
        );
      });
    });
    await new Promise<void>((resolve) => this.#hooks.listen(0, '127.0.0.1', resolve));
    await this.openStandIn();
  }

  async openStandIn(): Promise<void> {
    const { port } = this.#hooks.address() as AddressInfo;
    const webhookUrl = this.options.hooks ? `http://127.0.0.1:${port}/` : null;
    this.standIn = await startStandIn({
      now: () => this.now,
      webhookSecret: 'leads',
      payments: { webhookSecret, webhookUrl, bankMs: 50 },
    });
  }

  /** The payment provider as the service under test calls it. */
  protected payments() {
    const { callMs } = this;
    const now = () => this.now;
    const server = this.standIn.url;
    return openStripePayments({ key: 'sk_test_bench', webhookSecret, server, losesMemory: true, callMs, now });
  }

  /** Fills in the payment page. @returns its answer, not followed */
  pay(page: string, number = '4242 4242 4242 4242', cvc = '123'): Promise<Response> {
    const body = new URLSearchParams({ number, expiry: '12/39', cvc });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  }

  async leads(): Promise<Omit<Lead, 'created_at'>[]> {
    return (await this.database.db.select().from(leads)).map(({ data }) => data);
  }

  async run(statement: ReturnType<typeof sql>): Promise<void> {
    await this.database.db.execute(statement);
  }

  async close(): Promise<void> {
    await this.standIn.close();
    this.#hooks.closeAllConnections();
    await new Promise((resolve) => this.#hooks.close(resolve));
    for (const name of [...written, 'pgboss.job']) await this.run(sql.raw(`delete from ${name}`));
  }
}
