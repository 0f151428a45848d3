import { currencyOf, parsePhone, paymentMethods, type PublicSite, type Site } from '@forecourt/domain';
import { depositRefusalMessages, wordsOf } from '@forecourt/domain/messages';
import { onlinePaymentOptions, readOnlinePayment, type OnlinePaymentValues } from '@forecourt/purchase/model';
import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { deviceHash } from '../../secrets/devices.ts';
import { openBeginMoney, refused, tooMany, unavailable, type Prepared } from '../payments/beginMoney.ts';
import { maxBeginSeconds, later } from '../payments/moneyTimes.ts';
import type { OnlinePaymentOrder, OnlinePaymentStart } from '../../ports/onlinePaymentPort.ts';
import { isUnsuccessful, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import type { OnlinePaymentStore } from './onlinePaymentStore.ts';

export interface StartPaymentDeps {
  store: OnlinePaymentStore;
  payments: PaymentPort;
  publicSite(site: Site): PublicSite;
  /** Counts an attempt of an address. @returns whether it is within the limit */
  mayBegin(site: Site, address: string): Promise<boolean>;
  log: Logger;
}

/** Idempotency key: the form's key and a hash of its answers. A retry is the same payment, a corrected form another. */
function keyOf({ idempotency_key, ...answers }: OnlinePaymentValues): string {
  const fingerprint = createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);
  return `${idempotency_key}.${fingerprint}`;
}

export function openStartPayment({ store, payments, publicSite, mayBegin, log }: StartPaymentDeps) {
  const begin = openBeginMoney<OnlinePaymentRow>({
    store,
    payments,
    log,
    noun: 'Payment',
    facts: ({ id, siteSlug }) => ({ payment: id, site: siteSlug }),
    isOver: ({ state }) => isUnsuccessful(state),
    isDone: ({ state, money }) => state === 'paid' || money !== 'none',
  });

  /** Stores the attempt, or returns an equal one that another process stored at the same moment. */
  function storeAttempt(site: Site, order: OnlinePaymentOrder, values: OnlinePaymentValues): Promise<OnlinePaymentRow> {
    const { owner, visit, successPath, cancelPath, userAgent, now } = order;
    const { name, last_name, email, phone, purpose, reference, amount, location_id: locationId } = values;
    return store.create({
      id: randomUUID(),
      siteSlug: site.slug,
      idempotencyKey: keyOf(values),
      state: 'paying',
      money: 'none',
      amountCents: amount,
      currency: currencyOf(site),
      purpose,
      reference,
      locationId,
      payer: { name, last_name, email, phone: parsePhone(phone, site.country) ?? phone },
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
      dueAt: later(now, maxBeginSeconds),
    });
  }

  return async (site: Site, order: OnlinePaymentOrder): Promise<OnlinePaymentStart> => {
    const open = publicSite(site);
    const say = wordsOf(depositRefusalMessages, site);
    const options = onlinePaymentOptions(open);
    if (!options) return refused(404, say('depositRefusal.noOnlinePayment'));
    const reading = readOnlinePayment(order.values, options);
    if (!reading.ok) return refused(422, reading.error, reading.fieldErrors);
    if (!payments.isOpen) return unavailable(site);
    const { values } = reading;
    const prepared: Prepared<OnlinePaymentRow> = {
      words: ({ purpose, reference, payer }) => ({
        title: say('depositRefusal.payment', { dealer: open.name, purpose }),
        description: say('depositRefusal.reference', { reference }),
        methods: paymentMethods,
        email: payer.email,
      }),
      // Limited, because each attempt costs a call to the provider and a row. Sending the same form again is no new
      // attempt.
      storeAttempt: async () =>
        (await mayBegin(site, order.address)) ? storeAttempt(site, order, values) : tooMany(site),
    };
    const begun = await begin({
      site,
      origin: open.origin,
      key: keyOf(values),
      now: order.now,
      prepare: () => Promise.resolve(prepared),
    });
    return begun.ok ? { ok: true, payment_id: begun.id, redirect: begun.redirect } : begun;
  };
}
