import { paymentKinds, payWords } from '@forecourt/domain';
import { Stripe } from 'stripe';
import { PaymentFault, type PaymentOrder, type PaymentPort } from '../../ports/paymentPort.ts';
import {
  factsOf,
  intentSchema,
  moneyOf,
  readAnswer,
  refundSchema,
  reservationOf,
  sessionSchema,
} from './stripeAnswers.ts';

export interface StripeOptions {
  key: string;
  webhookSecret: string;
  /** Where Stripe's payment pages are. @default 'https://checkout.stripe.com' */
  pageOrigin?: string;
  /** A server that speaks as Stripe does, instead of Stripe. @example 'http://127.0.0.1:41234' */
  server?: string;
  /** Settings of the account that offer only some kinds of ways to pay, by their ids. @default those of the account */
  offers?: Partial<Record<'cards' | 'wallets', string>>;
  /** The server loses its memory when it restarts: a payment that it does not know is treated as gone. */
  forgets?: boolean;
  /** Limit of one try of a call, in milliseconds. A call is tried twice. @default 5,000 */
  callMs?: number;
  now: () => Date;
}

/** Refusals that say that the payment is not in the state it was thought to be in. */
const overtaken = [
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
];

/** Messages that say that the money behind a payment page moved. */
const telling = /^(checkout\.session|payment_intent)\./;

function isMissing(fault: unknown): boolean {
  return fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'resource_missing';
}

function hasCode(fault: unknown, ...codes: string[]): boolean {
  return fault instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(fault.code ?? '');
}

/** The provider's own words may repeat what was sent, an address for one; its kind and code do not. */
function faultOf(fault: unknown): PaymentFault {
  if (fault instanceof PaymentFault) return fault;
  if (!(fault instanceof Stripe.errors.StripeError)) return new PaymentFault('The payment provider did not answer.');
  const { type, code, statusCode } = fault;
  const facts = [type, code, statusCode].filter((fact) => fact !== undefined && fact !== '').join(', ');
  return new PaymentFault(`The payment provider did not do it (${facts}).`);
}

/** The library's own limit counts from the last byte; this one counts from the first, however slowly they drip. */
async function within<Answer>(milliseconds: number, call: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('The payment provider did not answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (fault) {
    throw faultOf(fault);
  } finally {
    clearTimeout(timer);
  }
}

function serverOf(server: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (server === undefined) return {};
  const { hostname, port, protocol } = new URL(server);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

/** The account's setting for the ways that are offered; none where all are. */
function offerOf({ methods }: PaymentOrder, offers: NonNullable<StripeOptions['offers']>) {
  const { cards, wallets } = paymentKinds(methods);
  const id = cards && wallets ? undefined : offers[cards ? 'cards' : 'wallets'];
  return id === undefined ? {} : { payment_method_configuration: id };
}

function sessionOf(order: PaymentOrder, offers: NonNullable<StripeOptions['offers']>) {
  const metadata = {
    reservation_id: order.reservationId,
    site: order.siteSlug,
    payment_methods: order.methods.join(', '),
  };
  return {
    mode: 'payment',
    // Wallets are cards to Stripe. Which of them its page offers is a setting of the account.
    allowed_payment_method_types: ['card'],
    ...offerOf(order, offers),
    // Our pages name the cards that are taken, and no others; and no wallet of Stripe's own.
    payment_method_options: {
      card: { restrictions: { brands_blocked: ['american_express', 'discover_global_network'] } },
    },
    wallet_options: { link: { display: 'never' } },
    custom_text: { submit: { message: `Pay ${payWords(order.methods)}.` } },
    // The amount is in Australian dollars, wherever the visitor is.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.reservationId,
    customer_email: order.email,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    metadata,
    // Authorised only: nothing is taken before the vehicle is held.
    payment_intent_data: { capture_method: 'manual', description: order.title, metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aud',
          unit_amount: order.amountCents,
          product_data: { name: order.title, description: order.description },
        },
      },
    ],
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Deposits by Stripe's hosted payment page, through Stripe's own library. */
export function openStripePayments(options: StripeOptions): PaymentPort {
  const { key, webhookSecret, server, offers = {}, forgets = false, callMs = 5_000, now } = options;
  const origin = server ?? options.pageOrigin ?? 'https://checkout.stripe.com';
  const stripe = new Stripe(key, { ...serverOf(server), timeout: callMs, maxNetworkRetries: 1, telemetry: false });

  /** Two tries, and the library's pause between them. */
  const asked = <Answer>(call: () => Promise<Answer>): Promise<Answer> => within(2 * callMs + 2_000, call);

  /** What an intent is now, after a call was refused because it was something else than thought. */
  async function stateNow(paymentId: string): Promise<'authorised' | 'captured' | 'released' | null> {
    return moneyOf(readAnswer(intentSchema, await stripe.paymentIntents.retrieve(paymentId)));
  }

  async function change(paymentId: string, call: () => Promise<unknown>): Promise<'captured' | 'released' | 'unknown'> {
    return asked(async () => {
      let after: 'authorised' | 'captured' | 'released' | null;
      try {
        after = moneyOf(readAnswer(intentSchema, await call()));
      } catch (fault) {
        if (isMissing(fault)) return 'unknown';
        if (!hasCode(fault, ...overtaken)) throw fault;
        after = await stateNow(paymentId);
      }
      if (after === 'captured' || after === 'released') return after;
      throw new PaymentFault(`The payment is ${after ?? 'in no state'} after it was changed.`);
    });
  }

  return {
    isOpen: true,
    origins: () => [origin],
    begin: (order, idempotencyKey) =>
      asked(async () => {
        const { id, url } = readAnswer(
          sessionSchema,
          await stripe.checkout.sessions.create(sessionOf(order, offers), { idempotencyKey }),
        );
        if (!url || !URL.canParse(url) || new URL(url).origin !== origin) {
          throw new PaymentFault(`The payment page is not at ${origin}: set FORECOURT_STRIPE_PAGES to where it is.`);
        }
        return { sessionId: id, url };
      }),
    facts: (sessionId) =>
      asked(async () => {
        try {
          return factsOf(
            await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.payment_method'] }),
          );
        } catch (fault) {
          if (isMissing(fault)) return { state: 'unknown' };
          throw fault;
        }
      }),
    expire: (sessionId) =>
      asked(async () => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
        } catch (fault) {
          // It is closed already, one way or the other.
          if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
        }
      }),
    capture: (paymentId, idempotencyKey) =>
      change(paymentId, () => stripe.paymentIntents.capture(paymentId, {}, { idempotencyKey })),
    release: (paymentId, idempotencyKey) =>
      change(paymentId, () => stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey })),
    refund: (paymentId, idempotencyKey) =>
      asked(async () => {
        try {
          const given = { payment_intent: paymentId };
          const { status } = readAnswer(refundSchema, await stripe.refunds.create(given, { idempotencyKey }));
          if (status === 'succeeded' || status === 'pending') return 'refunded';
          throw new PaymentFault(`The refund is '${status}'.`);
        } catch (fault) {
          if (hasCode(fault, 'charge_already_refunded')) return 'refunded';
          if (isMissing(fault) && forgets) return 'unknown';
          throw fault;
        }
      }),
    readNotice(rawBody, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          ...([rawBody, signature ?? '', webhookSecret, undefined, undefined, now().getTime()] as const),
        );
        return { ok: true, reservationId: telling.test(event.type) ? reservationOf(event) : null };
      } catch {
        return { ok: false, reason: 'The signature is missing, wrong or too old.' };
      }
    },
  };
}
