import { paymentKinds, payWords } from '@forecourt/domain';
import type { Stripe } from 'stripe';
import { loadLater } from '../../files/loadLater.ts';
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

/** Two hundred modules, which only a payment needs. */
const library = loadLater<typeof Stripe>('stripe');

export interface StripeOptions {
  key: string;
  webhookSecret: string;
  /** Origin of Stripe's payment pages. @default 'https://checkout.stripe.com' */
  pageOrigin?: string;
  /** A server with Stripe's API, instead of Stripe. @example 'http://127.0.0.1:41234' */
  server?: string;
  /** Ids of payment method configurations for cards or wallets only. @default the account's default */
  offers?: Partial<Record<'cards' | 'wallets', string>>;
  /** The server loses its payments when it restarts: unknown payments count as gone. */
  losesMemory?: boolean;
  /** Time limit of one try, in milliseconds. A call is tried twice. @default 5,000 */
  callMs?: number;
  now: () => Date;
}

/** Error codes for a payment that is in another state than expected. */
const wrongStateCodes = [
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
];

/** Events about changes of payments. */
const moneyEvents = /^(checkout\.session|payment_intent)\./;

function isMissing(fault: unknown): boolean {
  return fault instanceof library().errors.StripeInvalidRequestError && fault.code === 'resource_missing';
}

function hasCode(fault: unknown, ...codes: string[]): boolean {
  return fault instanceof library().errors.StripeInvalidRequestError && codes.includes(fault.code ?? '');
}

/** Messages of the provider may quote personal data; type and code do not. */
function faultOf(fault: unknown): PaymentFault {
  if (fault instanceof PaymentFault) return fault;
  if (!(fault instanceof library().errors.StripeError)) return new PaymentFault('The payment provider did not answer.');
  const { type, code, statusCode } = fault;
  const facts = [type, code, statusCode].filter((fact) => fact !== undefined && fact !== '').join(', ');
  return new PaymentFault(`The payment provider did not do it (${facts}).`);
}

/** Limits the total time of a call. The library's own timeout restarts with every byte received. */
async function withTimeout<Answer>(milliseconds: number, call: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('The payment provider did not answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([call(), timeout]);
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

/** The payment method configuration for the order; none where all methods are offered. */
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
    // Wallets are cards to Stripe. Which of them are offered is configured in the account.
    allowed_payment_method_types: ['card'],
    ...offerOf(order, offers),
    // Only the card brands that our pages name, and not Stripe's own wallet.
    payment_method_options: {
      card: { restrictions: { brands_blocked: ['american_express', 'discover_global_network'] } },
    },
    wallet_options: { link: { display: 'never' } },
    custom_text: { submit: { message: `Pay ${payWords(order.methods)}.` } },
    // Always the site's currency, wherever the visitor is.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.reservationId,
    customer_email: order.email,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    metadata,
    // Authorised only: nothing is captured before the vehicle is held.
    payment_intent_data: { capture_method: 'manual', description: order.title, metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountCents,
          product_data: { name: order.title, description: order.description },
        },
      },
    ],
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Payments on Stripe's hosted payment page, with Stripe's library. */
export function openStripePayments(options: StripeOptions): PaymentPort {
  const { key, webhookSecret, server, offers = {}, losesMemory = false, callMs = 5_000, now } = options;
  const origin = server ?? options.pageOrigin ?? 'https://checkout.stripe.com';
  let opened: Stripe | null = null;
  const stripe = (): Stripe =>
    (opened ??= new (library())(key, {
      ...serverOf(server),
      timeout: callMs,
      maxNetworkRetries: 1,
      telemetry: false,
    }));

  /** Time for two tries and the library's pause between them. */
  const withRetries = <Answer>(call: () => Promise<Answer>): Promise<Answer> => withTimeout(2 * callMs + 2_000, call);

  /** Current state of a payment, after a call failed because of an unexpected state. */
  async function stateNow(paymentId: string): Promise<'authorised' | 'captured' | 'released' | null> {
    return moneyOf(readAnswer(intentSchema, await stripe().paymentIntents.retrieve(paymentId)));
  }

  async function change(paymentId: string, call: () => Promise<unknown>): Promise<'captured' | 'released' | 'unknown'> {
    return withRetries(async () => {
      let state: 'authorised' | 'captured' | 'released' | null;
      try {
        state = moneyOf(readAnswer(intentSchema, await call()));
      } catch (fault) {
        if (isMissing(fault)) return 'unknown';
        if (!hasCode(fault, ...wrongStateCodes)) throw fault;
        state = await stateNow(paymentId);
      }
      if (state === 'captured' || state === 'released') return state;
      throw new PaymentFault(`The payment is ${state ?? 'in no state'} after it was changed.`);
    });
  }

  return {
    isOpen: true,
    origins: () => [origin],
    begin: (order, idempotencyKey) =>
      withRetries(async () => {
        const { id, url } = readAnswer(
          sessionSchema,
          await stripe().checkout.sessions.create(sessionOf(order, offers), { idempotencyKey }),
        );
        if (!url || !URL.canParse(url) || new URL(url).origin !== origin) {
          throw new PaymentFault(`The payment page is not at ${origin}: set FORECOURT_STRIPE_PAGES to where it is.`);
        }
        return { sessionId: id, url };
      }),
    facts: (sessionId) =>
      withRetries(async () => {
        try {
          return factsOf(
            await stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.payment_method'] }),
          );
        } catch (fault) {
          if (isMissing(fault)) return { state: 'unknown' };
          throw fault;
        }
      }),
    expire: (sessionId) =>
      withRetries(async () => {
        try {
          await stripe().checkout.sessions.expire(sessionId);
        } catch (fault) {
          // The page is closed already.
          if (!(fault instanceof library().errors.StripeInvalidRequestError)) throw fault;
        }
      }),
    capture: (paymentId, idempotencyKey) =>
      change(paymentId, () => stripe().paymentIntents.capture(paymentId, {}, { idempotencyKey })),
    release: (paymentId, idempotencyKey) =>
      change(paymentId, () => stripe().paymentIntents.cancel(paymentId, {}, { idempotencyKey })),
    refund: (paymentId, idempotencyKey) =>
      withRetries(async () => {
        try {
          const request = { payment_intent: paymentId };
          const { status } = readAnswer(refundSchema, await stripe().refunds.create(request, { idempotencyKey }));
          if (status === 'succeeded' || status === 'pending') return 'refunded';
          throw new PaymentFault(`The refund is '${status}'.`);
        } catch (fault) {
          if (hasCode(fault, 'charge_already_refunded')) return 'refunded';
          if (isMissing(fault) && losesMemory) return 'unknown';
          throw fault;
        }
      }),
    readNotice(rawBody, signature) {
      try {
        const event = stripe().webhooks.constructEvent(
          ...([rawBody, signature ?? '', webhookSecret, undefined, undefined, now().getTime()] as const),
        );
        return { ok: true, reservationId: moneyEvents.test(event.type) ? reservationOf(event) : null };
      } catch {
        return { ok: false, reason: 'The signature is missing, wrong or too old.' };
      }
    },
  };
}
