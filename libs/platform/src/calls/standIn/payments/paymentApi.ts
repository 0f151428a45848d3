import { z } from 'zod';
import { readForm, type FormTree } from './formBody.ts';
import { standInOffers, type NewSession } from './ledgerRecords.ts';
import { LedgerRefusal, type PaymentLedger } from './paymentLedger.ts';

export interface ApiCall {
  method: string;
  path: string;
  query: string;
  body: string;
  header(name: string): string | undefined;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

const cents = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .refine((amount) => amount >= 50, 'at least 50 cents');
const address = z.url({ protocol: /^https?$/ });
const text = z.string().min(1).max(1_000);
const metadata = z.record(z.string(), z.string().max(500)).default({});

/** Exactly the parameters that we send: Stripe refuses unknown ones too. */
const newSession = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: z.strictObject({ 0: z.literal('card') }),
  payment_method_configuration: z.enum(standInOffers).optional(),
  payment_method_options: z.strictObject({
    card: z.strictObject({
      restrictions: z.strictObject({
        brands_blocked: z.strictObject({ 0: z.literal('american_express'), 1: z.literal('discover_global_network') }),
      }),
    }),
  }),
  wallet_options: z.strictObject({ link: z.strictObject({ display: z.literal('never') }) }),
  custom_text: z.strictObject({ submit: z.strictObject({ message: text }) }),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  client_reference_id: text.max(200),
  customer_email: z.email(),
  success_url: address,
  cancel_url: address,
  expires_at: z
    .string()
    .regex(/^\d{10}$/)
    .transform(Number),
  metadata,
  payment_intent_data: z.strictObject({ capture_method: z.literal('manual'), description: text, metadata }),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.enum(['aud', 'nzd']),
        unit_amount: cents,
        product_data: z.strictObject({ name: text, description: text }),
      }),
    }),
  }),
});

function sessionOf(form: FormTree): NewSession {
  const read = newSession.safeParse(form);
  if (!read.success) {
    const [issue] = read.error.issues;
    const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_missing';
    throw new LedgerRefusal(code, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const { line_items: lines, payment_intent_data: intent, ...session } = read.data;
  const { currency, unit_amount, product_data: product } = lines[0].price_data;
  const { description, metadata: intentMetadata } = intent;
  return {
    success_url: session.success_url,
    cancel_url: session.cancel_url,
    expires_at: session.expires_at,
    client_reference_id: session.client_reference_id,
    metadata: session.metadata,
    amount_total: unit_amount,
    currency,
    title: product.name,
    description: product.description,
    offer: session.payment_method_configuration ?? null,
    note: session.custom_text.submit.message,
    email: session.customer_email,
    intent: { description, metadata: intentMetadata },
  };
}

/** The part of Stripe's API that the platform uses. */
export function openPaymentApi(ledger: PaymentLedger): (call: ApiCall) => ApiAnswer {
  /** First answers by idempotency key, with their requests. */
  const answers = new Map<string, { request: string; answer: ApiAnswer }>();

  function act(method: string, path: string, form: FormTree): unknown {
    const [, , kind = '', ...rest] = path.split('/');
    const route = `${method} ${kind}/${rest.map((part) => (/_test_/.test(part) ? ':id' : part)).join('/')}`;
    const id = rest.find((part) => /_test_/.test(part)) ?? '';
    switch (route) {
      case 'POST checkout/sessions':
        return ledger.create(sessionOf(form));
      case 'GET checkout/sessions/:id': {
        const session = ledger.session(id);
        const expands =
          typeof form['expand'] === 'object' && Object.values(form['expand']).includes('payment_intent.payment_method');
        if (!expands || session.payment_intent === null) return session;
        return { ...session, payment_intent: ledger.wholeIntent(session.payment_intent) };
      }
      case 'POST checkout/sessions/:id/expire':
        return ledger.expire(id);
      case 'GET payment_intents/:id':
        return ledger.intent(id);
      case 'POST payment_intents/:id/capture':
        return ledger.capture(id);
      case 'POST payment_intents/:id/cancel':
        return ledger.cancel(id);
      case 'POST refunds/':
        return ledger.refund(typeof form['payment_intent'] === 'string' ? form['payment_intent'] : '');
      default:
        throw new LedgerRefusal('url_invalid', `Unrecognized request URL (${method}: ${path})`, 404);
    }
  }

  function answered(method: string, path: string, form: FormTree | null): ApiAnswer {
    try {
      if (!form) throw new LedgerRefusal('parameter_unknown', 'The form cannot be read');
      return { status: 200, body: act(method, path, form) };
    } catch (fault) {
      if (!(fault instanceof LedgerRefusal)) throw fault;
      const { code, message, status } = fault;
      return { status, body: { error: { type: 'invalid_request_error', code, message } } };
    }
  }

  return ({ method, path, query, body, header }) => {
    if (!/^Bearer (sk|rk)_test_\w+$/.test(header('authorization') ?? '')) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API key provided' } } };
    }
    const request = method === 'GET' ? query : body;
    const key = method === 'POST' ? header('idempotency-key') : undefined;
    const before = key === undefined ? undefined : answers.get(key);
    const whole = `${method} ${path} ${request}`;
    if (before && before.request !== whole) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = before?.answer ?? structuredClone(answered(method, path, readForm(request)));
    if (key !== undefined && !before) answers.set(key, { request: whole, answer });
    return answer;
  };
}
