import { siteSchema, toPublicSite, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { deliveries, onlinePayments as table } from '../../../database/schema/index.ts';
import { MoneyFixture, type MoneyOptions } from '../../payments/testing/moneyFixture.ts';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import type { PaymentEffects } from '../advancePayment.ts';
import type { OnlinePaymentOrder, OnlinePaymentStart, OnlinePaymentStatus } from '../../../ports/onlinePaymentPort.ts';
import { asRow, type OnlinePaymentRow } from '../onlinePaymentRow.ts';
import { openOnlinePayments, type RunningOnlinePayments } from '../openOnlinePayments.ts';

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

export interface FixtureOptions extends MoneyOptions {
  /** Attempts from one address. @default no limit */
  max?: number;
}

/** One payment service with all that surrounds it. */
export class PaymentFixture extends MoneyFixture<FixtureOptions> {
  service!: RunningOnlinePayments;
  #begun = 0;

  protected hear(body: string, signature: string): Promise<{ status: number }> {
    return this.service.webhook(body, signature);
  }

  async open(): Promise<this> {
    await this.listen();
    this.service = this.another();
    return this;
  }

  /** What another process opens on the same database. */
  another(throughEffects?: (effects: PaymentEffects) => PaymentEffects): RunningOnlinePayments {
    const { max = Infinity } = this.options;
    return openOnlinePayments({
      database: this.database.db,
      deliveries: this.queue,
      now: () => this.now,
      throughEffects,
      chance: () => 0.5,
      sites: { publicSite, bySlug: (slug) => [harbour, valley].find((site) => site.slug === slug) ?? null },
      mayBegin: () => Promise.resolve((this.#begun += 1) <= max),
      payments: this.payments(),
      log: this.log,
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

  settle(id: string, site: Site = harbour): Promise<OnlinePaymentStatus | null> {
    return this.service.settle(site, id, this.now);
  }

  async rows(): Promise<OnlinePaymentRow[]> {
    return (await this.database.db.select().from(table)).map(asRow);
  }

  async deliveries(): Promise<string[]> {
    return (await this.database.db.select().from(deliveries)).map(({ destinationId }) => destinationId);
  }

  override async close(): Promise<void> {
    await this.service.close();
    await super.close();
  }
}
