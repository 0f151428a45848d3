import { parsePhone, paymentMethods, type PublicSite, type Site } from '@forecourt/domain';
import { onlinePaymentOptions, readOnlinePayment, type OnlinePaymentValues } from '@forecourt/purchase/model';
import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { deviceHash } from '../../secrets/devices.ts';
import { askEverySeconds, beginSeconds, later } from '../payments/moneyTimes.ts';
import type { OnlinePaymentOrder, OnlinePaymentStart } from '../../ports/onlinePaymentPort.ts';
import { cameToNothing, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import type { OnlinePaymentStore } from './onlinePaymentStore.ts';

export interface StartPaymentParts {
  store: OnlinePaymentStore;
  payments: PaymentPort;
  publicSite(site: Site): PublicSite;
  /** Whether an address may begin one more; if so it is counted. */
  mayBegin(site: Site, address: string): Promise<boolean>;
  log: Logger;
}

/** How long a payment page stays open, in seconds: the provider's shortest, and what our clocks may differ by. */
const pageSeconds = 35 * 60;

const refused = (status: number, error: string, fieldErrors: Record<string, string> = {}): OnlinePaymentStart => ({
  ok: false,
  status,
  error,
  fieldErrors,
});
const unavailable = refused(
  503,
  'We could not open the payment page just now. Nothing was charged. Please try again in a minute, or call us.',
);
const tooMany = refused(
  429,
  'Many payment pages were opened from your connection within an hour. Nothing was charged. Please try again later, or call us.',
);

/** Absolute address of one of the site's own pages. @throws for anything that is not a path of the site: a bug */
function pageOf(origin: string, path: string, id: string): string {
  const url = new URL(path.replaceAll('{id}', id), origin);
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
    throw new Error(`'${path}' is no path of the site.`);
  }
  return url.href;
}

/** The form's own key and what the form says: a retry is the same payment, a corrected amount is another. */
function keyOf({ idempotency_key, ...said }: OnlinePaymentValues): string {
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
  return `${idempotency_key}.${fingerprint}`;
}

export function openStartPayment({ store, payments, publicSite, mayBegin, log }: StartPaymentParts) {
  /** Attempts being begun now: a double click waits for the first and gets the same page. */
  const underway = new Map<string, Promise<OnlinePaymentStart>>();

  async function begin(row: OnlinePaymentRow, { name, origin }: PublicSite): Promise<OnlinePaymentStart> {
    const expiresAt = later(row.createdAt, pageSeconds);
    const session = await payments.begin(
      {
        reservationId: row.id,
        siteSlug: row.siteSlug,
        amountCents: row.amountCents,
        title: `${name}: ${row.purpose}`.slice(0, 250),
        description: `Reference ${row.reference}`,
        methods: paymentMethods,
        email: row.payer.email,
        successUrl: pageOf(origin, row.successPath, row.id),
        cancelUrl: pageOf(origin, row.cancelPath, row.id),
        expiresAt,
      },
      `begin:${row.id}`,
    );
    const dueAt = later(row.createdAt, askEverySeconds);
    const kept = await store.keepSession(row.id, { ...session, expiresAt, dueAt });
    if (!kept) return unavailable;
    log.info({ payment: row.id, site: row.siteSlug }, 'Payment begun');
    return { ok: true, payment_id: row.id, redirect: session.url };
  }

  /** What is answered for an attempt that is there already; null when it is over and another may begin. */
  function again(row: OnlinePaymentRow, origin: string, now: Date): OnlinePaymentStart | 'begin' | null {
    if (cameToNothing(row.state)) return null;
    if (row.state === 'paid' || row.money !== 'none') {
      return { ok: true, payment_id: row.id, redirect: pageOf(origin, row.successPath, row.id) };
    }
    if (row.sessionUrl === null) return later(row.createdAt, beginSeconds) > now ? 'begin' : null;
    const isOpen = row.sessionExpiresAt !== null && row.sessionExpiresAt > now;
    return isOpen ? { ok: true, payment_id: row.id, redirect: row.sessionUrl } : null;
  }

  /** Stores the attempt, or finds the one that another process stored at the same moment. */
  function keep(site: Site, order: OnlinePaymentOrder, values: OnlinePaymentValues): Promise<OnlinePaymentRow> {
    const { owner, visit, successPath, cancelPath, userAgent, now } = order;
    const { name, last_name, email, phone, purpose, reference, amount, location_id: locationId } = values;
    return store.create({
      id: randomUUID(),
      siteSlug: site.slug,
      idempotencyKey: keyOf(values),
      state: 'paying',
      money: 'none',
      amountCents: amount,
      purpose,
      reference,
      locationId,
      payer: { name, last_name, email, phone: parsePhone(phone) ?? phone },
      visit,
      visitorPhone: owner.phone,
      device: deviceHash(owner.device),
      userAgent: userAgent
        .toWellFormed()
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, 400),
      successPath,
      cancelPath,
      createdAt: now,
      dueAt: later(now, beginSeconds),
    });
  }

  async function start(site: Site, order: OnlinePaymentOrder, values: OnlinePaymentValues) {
    const open = publicSite(site);
    const known = await store.findByKey(site.slug, keyOf(values));
    const answer = known && again(known, open.origin, order.now);
    if (known && answer) return answer === 'begin' ? begin(known, open) : answer;
    if (known) await store.move(known, { idempotencyKey: null });
    // Each costs a call to the provider, and is a row of ours. The same form sent again is no other attempt.
    if (!(await mayBegin(site, order.address))) return tooMany;
    const row = await keep(site, order, values);
    const there = again(row, open.origin, order.now);
    if (there !== 'begin') return there ?? unavailable;
    try {
      return await begin(row, open);
    } catch (fault) {
      // Nobody knows the address of a page that was opened all the same, so nobody can pay on it.
      const stays = await store.find(row.id);
      if (stays?.sessionId === null) {
        await store.move(stays, { state: 'failed', endedAt: order.now, dueAt: null, idempotencyKey: null });
      }
      throw fault;
    }
  }

  return async (site: Site, order: OnlinePaymentOrder): Promise<OnlinePaymentStart> => {
    const options = onlinePaymentOptions(publicSite(site));
    if (!options) return refused(404, 'You cannot pay online on this website. Please contact us.');
    const reading = readOnlinePayment(order.values, options);
    if (!reading.ok) return refused(422, reading.error, reading.fieldErrors);
    if (!payments.isOpen) return unavailable;
    const own = `${site.slug} ${keyOf(reading.values)}`;
    const pending = underway.get(own) ?? start(site, order, reading.values);
    underway.set(own, pending);
    try {
      return await pending;
    } catch (fault) {
      log.error({ site: site.slug, ...describeFault(fault) }, 'Payment could not be begun');
      return unavailable;
    } finally {
      underway.delete(own);
    }
  };
}
