import { z } from 'zod';

const offer = z
  .string()
  .regex(/^pmc_\w{8,}$/, "must be the id of a payment method configuration at Stripe, such as 'pmc_…'")
  .optional();

/** The payment provider's share of the environment. */
export const paymentVariables = {
  FORECOURT_STRIPE_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, "must be a secret or restricted key of Stripe's, such as 'rk_live_…'")
    .optional(),
  FORECOURT_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, "must be the signing secret of Stripe's webhook, such as 'whsec_…'")
    .optional(),
  /** Where Stripe's payment pages are, for accounts with a domain of their own. */
  FORECOURT_STRIPE_PAGES: z
    .string()
    .regex(/^https:\/\/[^/\s@]+$/, "must be an origin such as 'https://pay.dealer.example'")
    .default('https://checkout.stripe.com'),
  /** Stripe's payment method configurations for vehicles that take cards only, and wallets only. */
  FORECOURT_STRIPE_CARDS: offer,
  FORECOURT_STRIPE_WALLETS: offer,
};

type PaymentValues = z.output<z.ZodObject<typeof paymentVariables>>;

export interface StripeConfig {
  key: string;
  webhookSecret: string;
  pageOrigin: string;
  /** Settings of the account that offer only some ways to pay. */
  offers: { cards?: string; wallets?: string };
}

export interface PaymentConfig {
  /** The Stripe account that takes deposits. Null: the demo uses its stand-in; elsewhere no deposits are taken. */
  stripe: StripeConfig | null;
}

export type PaymentConfigResult = { ok: true; payments: PaymentConfig } | { ok: false; problems: string[] };

export function readPaymentConfig(values: PaymentValues, demo: boolean): PaymentConfigResult {
  const key = values.FORECOURT_STRIPE_KEY;
  const webhookSecret = values.FORECOURT_STRIPE_WEBHOOK_SECRET;
  if (key === undefined && webhookSecret === undefined) return { ok: true, payments: { stripe: null } };
  if (key === undefined) {
    return { ok: false, problems: ['FORECOURT_STRIPE_KEY must be set with FORECOURT_STRIPE_WEBHOOK_SECRET.'] };
  }
  if (webhookSecret === undefined) {
    return { ok: false, problems: ['FORECOURT_STRIPE_WEBHOOK_SECRET must be set with FORECOURT_STRIPE_KEY.'] };
  }
  if (demo && key.includes('_live_')) {
    return { ok: false, problems: ['FORECOURT_STRIPE_KEY must be a test key while FORECOURT_DEMO is 1.'] };
  }
  const {
    FORECOURT_STRIPE_PAGES: pageOrigin,
    FORECOURT_STRIPE_CARDS: cards,
    FORECOURT_STRIPE_WALLETS: wallets,
  } = values;
  const offers = { ...(cards && { cards }), ...(wallets && { wallets }) };
  return { ok: true, payments: { stripe: { key, webhookSecret, pageOrigin, offers } } };
}
