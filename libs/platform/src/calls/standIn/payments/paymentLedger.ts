import { randomBytes } from 'node:crypto';

import type {
  IntentStatus,
  LedgerIntent,
  LedgerRefund,
  LedgerSession,
  NewSession,
  PaymentBooks,
} from './ledgerRecords.ts';

/** An error with Stripe's code, message and status. */
export class LedgerRefusal extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export type LedgerEvent = (type: string, object: LedgerSession | LedgerIntent) => void;

const newId = (kind: string): string => `${kind}_test_${randomBytes(12).toString('hex')}`;

/** Sessions, payments and refunds in memory, with exactly the transitions that Stripe allows. */
export class PaymentLedger {
  #sessions = new Map<string, LedgerSession & { requested: NewSession }>();
  #intents = new Map<string, LedgerIntent>();
  /** Fingerprints of cards and wallets, by the ids of payment methods. */
  #methods = new Map<string, string>();
  #refunds = new Map<string, LedgerRefund>();
  #notify: LedgerEvent;
  #now: () => Date;
  /** Base address of payment pages. */
  #pages: () => string;

  constructor(parts: { notify: LedgerEvent; now: () => Date; pages: () => string }) {
    this.#notify = parts.notify;
    this.#now = parts.now;
    this.#pages = parts.pages;
  }

  create(requested: NewSession): LedgerSession {
    const created = Math.floor(this.#now().getTime() / 1_000);
    const wait = requested.expires_at - created;
    if (!(wait >= 30 * 60 && wait <= 24 * 3_600)) {
      throw new LedgerRefusal('parameter_invalid_integer', 'expires_at must be 30 minutes to 24 hours from now');
    }
    const id = newId('cs');
    const {
      title: _title,
      description: _description,
      intent: _intent,
      offer: _offer,
      note: _note,
      email: _email,
      ...visible
    } = requested;
    this.#sessions.set(id, {
      id,
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.#pages()}/${id}`,
      payment_intent: null,
      created,
      requested,
      ...visible,
    });
    return this.session(id);
  }

  /** The session now: an open page past its time becomes expired. */
  session(id: string): LedgerSession {
    const session = this.#open(id);
    if (session.status === 'open' && session.expires_at * 1_000 <= this.#now().getTime()) this.#close(session);
    const { requested: _asked, ...shown } = session;
    return { ...shown };
  }

  /** The texts and settings of a session's payment page. */
  subject(id: string): Pick<NewSession, 'title' | 'description' | 'offer' | 'note' | 'email'> {
    return this.#open(id).requested;
  }

  expire(id: string): LedgerSession {
    if (this.session(id).status !== 'open') {
      throw new LedgerRefusal('resource_missing', 'Only Checkout Sessions with a status in ["open"] can be expired');
    }
    this.#close(this.#open(id));
    return this.session(id);
  }

  /** @param fingerprint of the card: the same for the same card */
  authorise(id: string, fingerprint: string): void {
    const intent = this.#attempt(id);
    if (!intent) return;
    intent.payment_method = newId('pm');
    this.#methods.set(intent.payment_method, fingerprint);
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount, last_payment_error: null });
    const session = this.#open(id);
    Object.assign(session, { status: 'complete', url: null });
    this.#notify('payment_intent.amount_capturable_updated', { ...intent });
    this.#notify('checkout.session.completed', this.session(id));
  }

  decline(id: string, code: string, message: string): void {
    const intent = this.#attempt(id);
    if (!intent) return;
    intent.last_payment_error = { code, message };
    this.#notify('payment_intent.payment_failed', { ...intent });
  }

  intent(id: string): LedgerIntent {
    const intent = this.#intents.get(id);
    if (!intent) throw new LedgerRefusal('resource_missing', `No such payment_intent: '${id}'`, 404);
    return intent;
  }

  /** A payment intent with its expanded payment method. */
  wholeIntent(id: string): Omit<LedgerIntent, 'payment_method'> & { payment_method: object | null } {
    const intent = this.intent(id);
    const { payment_method: method } = intent;
    const card = { fingerprint: method === null ? null : (this.#methods.get(method) ?? null) };
    return { ...intent, payment_method: method === null ? null : { id: method, object: 'payment_method', card } };
  }

  capture(id: string): LedgerIntent {
    const intent = this.#only(id, 'requires_capture');
    Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: intent.amount });
    for (const session of this.#sessions.values()) {
      if (session.payment_intent === id) session.payment_status = 'paid';
    }
    this.#notify('payment_intent.succeeded', { ...intent });
    return { ...intent };
  }

  cancel(id: string): LedgerIntent {
    const intent = this.#only(id, 'requires_capture', 'requires_payment_method');
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
    this.#notify('payment_intent.canceled', { ...intent });
    return { ...intent };
  }

  refund(id: string): LedgerRefund {
    const { amount, currency } = this.#only(id, 'succeeded');
    if (this.#refunds.has(id)) throw new LedgerRefusal('charge_already_refunded', 'The charge is refunded already');
    const status = 'succeeded' as const;
    const refund = { id: newId('re'), object: 'refund' as const, amount, currency, payment_intent: id, status };
    this.#refunds.set(id, refund);
    return refund;
  }

  books(): PaymentBooks {
    const intents = [...this.#intents.values()];
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    return {
      authorised: sum(intents.map((intent) => intent.amount_capturable)),
      captured: sum(intents.map((intent) => intent.amount_received)),
      refunded: sum([...this.#refunds.values()].map(({ amount }) => amount)),
      payments: intents.map(({ id, metadata, status }) => ({
        id,
        reservationId: metadata['reservation_id'] ?? '',
        status,
        refunded: this.#refunds.has(id),
      })),
    };
  }

  #open(id: string): LedgerSession & { requested: NewSession } {
    const session = this.#sessions.get(id);
    if (!session) throw new LedgerRefusal('resource_missing', `No such checkout.session: '${id}'`, 404);
    return session;
  }

  #close(session: LedgerSession): void {
    Object.assign(session, { status: 'expired', url: null });
    const intent = session.payment_intent === null ? null : this.#intents.get(session.payment_intent);
    if (intent) intent.status = 'canceled';
    this.#notify('checkout.session.expired', this.session(session.id));
  }

  /** The payment intent of an open page, created with the first card. Null when the page is closed. */
  #attempt(id: string): LedgerIntent | null {
    if (this.session(id).status !== 'open') return null;
    const session = this.#open(id);
    const known = session.payment_intent === null ? undefined : this.#intents.get(session.payment_intent);
    if (known) return known;
    const { amount_total: amount, currency, requested } = session;
    const intent: LedgerIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      capture_method: 'manual',
      status: 'requires_payment_method',
      amount,
      currency,
      amount_capturable: 0,
      amount_received: 0,
      last_payment_error: null,
      payment_method: null,
      ...requested.intent,
    };
    this.#intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  #only(id: string, ...wanted: IntentStatus[]): LedgerIntent {
    const intent = this.intent(id);
    if (wanted.includes(intent.status)) return intent;
    const visible = `This PaymentIntent has a status of ${intent.status}, which does not allow that`;
    throw new LedgerRefusal('payment_intent_unexpected_state', visible);
  }
}
