import { formatMoney, jurisdictionsOf } from '@forecourt/domain';
import { checkbox, contactMethods, plainAnswer, termsQuestion, yesOrNo } from '@forecourt/domain/answers';
import { worded } from '@forecourt/domain/messages';
import * as z from 'zod/mini';
import type { PurchaseContext } from './context.ts';
import { deliveryOffer } from './delivery.ts';
import { asNumber, optionalMoney } from './fields.ts';
import {
  addressQuestions,
  detailQuestions,
  financeQuestions,
  handoverNotes,
  paymentQuestion,
  tradeInQuestion,
  tradeInQuestions,
} from './questions.ts';
import { conditions, employments, loanYears, type StepValues } from './stepValues.ts';
import type { FormStep } from './steps.ts';
import { orderWords, visitorFields, visitorShape } from './visitor.ts';

const dearest = 1_000_000_00;

function yourCar(context: PurchaseContext) {
  const { price } = context;
  const say = orderWords(context);
  const now = formatMoney(price);
  return z.object({
    price: z.pipe(
      z.string(say('order.confirmPrice')).check(
        z.refine((seen) => seen === String(price), {
          error: ({ input }) => {
            const seen = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : null;
            if (seen === null) return say('order.confirmPrice');
            return say('order.priceChanged', { before: formatMoney(seen), now });
          },
        }),
      ),
      z.transform(Number),
    ),
  });
}

function tradeIn(context: PurchaseContext) {
  const { year, country, messages = {} } = context;
  const questions = worded(tradeInQuestions, messages);
  const { message: plate } = questions.trade_rego;
  const built = {
    ...questions.trade_year,
    max: year + 1,
    message: orderWords(context)('order.year', { from: '1950', to: String(year + 1) }),
  };
  return z.discriminatedUnion(
    'trade_in',
    [
      z.object({ trade_in: z.literal('No') }),
      z.object({
        trade_in: z.literal('Yes'),
        trade_rego: plainAnswer(questions.trade_rego).check(
          z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, plate),
          z.toUpperCase(),
        ),
        trade_state: z.enum(jurisdictionsOf(country ?? 'AU'), questions.trade_state.message),
        trade_make: plainAnswer(questions.trade_make),
        trade_model: plainAnswer(questions.trade_model),
        trade_year: asNumber(plainAnswer(built)),
        trade_km: asNumber(plainAnswer(questions.trade_km)),
        trade_condition: z.enum(conditions, questions.trade_condition.message),
        trade_owing: z.enum(yesOrNo, questions.trade_owing.message),
        trade_estimate: optionalMoney(questions.trade_estimate.message, dearest),
        trade_notes: plainAnswer(questions.trade_notes),
      }),
    ],
    worded(tradeInQuestion, messages).message,
  );
}

function payment(context: PurchaseContext) {
  const { price, messages = {} } = context;
  const questions = worded(financeQuestions(price, orderWords(context)), messages);
  return z.discriminatedUnion(
    'payment_method',
    [
      z.object({ payment_method: z.literal('Cash') }),
      z.object({
        payment_method: z.literal('Finance'),
        finance_years: z.enum(loanYears, questions.finance_years.message),
        finance_own_money: optionalMoney(questions.finance_own_money.message, price),
        finance_employment: z.enum(employments, questions.finance_employment.message),
      }),
    ],
    worded(paymentQuestion, messages).message,
  );
}

function extras({ extras: offered }: PurchaseContext) {
  const shape = Object.fromEntries(offered.map(({ id }) => [`extra-${id}`, checkbox()]));
  return z.pipe(
    z.object(shape),
    z.transform((ticked: Record<string, boolean>) => ({
      extras: offered.filter(({ id }) => ticked[`extra-${id}`]).map(({ id }) => id),
    })),
  );
}

function delivery(context: PurchaseContext) {
  const { delivery: terms, origin, destination, place, country, messages = {} } = context;
  const say = orderWords(context);
  const offer = deliveryOffer(terms, origin, destination);
  const tooFar =
    offer.kind === 'too-far'
      ? say('order.tooFar', { limit: offer.withinKm, place, distance: Math.round(offer.km) })
      : null;
  const questions = worded(addressQuestions, messages);
  const handover_notes = plainAnswer(handoverNotes);
  const deliver = z.object({
    handover: z.literal('Delivery').check(z.refine(() => offer.kind !== 'none', say('order.pickedUpAt', { place }))),
    street: plainAnswer(questions.street),
    suburb: plainAnswer(questions.suburb),
    delivery_state: z.enum(jurisdictionsOf(country ?? 'AU'), questions.delivery_state.message),
    delivery_postcode: plainAnswer(questions.delivery_postcode).check(z.refine(() => tooFar === null, tooFar ?? '')),
    handover_notes,
  });
  const pickup = z.object({ handover: z.literal('Pickup'), handover_notes });
  return z.discriminatedUnion('handover', [pickup, deliver], say('order.chooseHandover'));
}

function details(context: PurchaseContext) {
  const questions = worded(detailQuestions, context.messages ?? {});
  return z.object({
    ...visitorShape(context),
    contact_method: z.prefault(z.enum(contactMethods, questions.contact_method.message), 'Phone'),
    message: plainAnswer(questions.message),
    opt_in: plainAnswer(questions.opt_in),
  });
}

function deposit(context: PurchaseContext) {
  const { requireTerms, messages = {} } = context;
  const message = orderWords(context)('order.lookAgain');
  return z.object({
    agreed: z.string(message).check(z.regex(/^\d{1,12}(-\d{1,12}){2}$/, message)),
    terms_agreed: checkbox(requireTerms ? (worded(termsQuestion, messages).message ?? null) : null),
  });
}

/** One schema for each step, over posted texts. Questions of a branch that was not chosen are dropped. */
export const stepSchemas: {
  readonly [Step in FormStep]: (context: PurchaseContext) => z.ZodMiniType<StepValues[Step]>;
} = { 'your-car': yourCar, 'trade-in': tradeIn, payment, extras, delivery, details, deposit };

const fixedFields: Readonly<Record<Exclude<FormStep, 'extras'>, readonly string[]>> = {
  'your-car': ['price'],
  'trade-in': [tradeInQuestion.name, ...Object.keys(tradeInQuestions)],
  payment: [paymentQuestion.name, ...Object.keys(financeQuestions(0))],
  delivery: ['handover', ...Object.keys(addressQuestions), handoverNotes.name],
  details: [...visitorFields, ...Object.keys(detailQuestions)],
  deposit: ['agreed', 'terms_agreed'],
};

/** Every name that the form of a step may contain. */
export function stepFields(step: FormStep, { extras: offered }: Pick<PurchaseContext, 'extras'>): readonly string[] {
  return step === 'extras' ? offered.map(({ id }) => `extra-${id}`) : fixedFields[step];
}
