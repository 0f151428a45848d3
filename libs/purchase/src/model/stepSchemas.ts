import { formatMoney, jurisdictionsOf } from '@forecourt/domain';
import { checkbox, contactMethods, plainAnswer, termsQuestion, yesOrNo } from '@forecourt/domain/answers';
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
import { visitorFields, visitorShape } from './visitor.ts';

const dearest = 1_000_000_00;

function yourCar({ price }: PurchaseContext) {
  const now = formatMoney(price);
  return z.object({
    price: z.pipe(
      z.string('Confirm the price of this vehicle.').check(
        z.refine((seen) => seen === String(price), {
          error: ({ input }) => {
            const seen = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : null;
            if (seen === null) return 'Confirm the price of this vehicle.';
            return `The price has changed from ${formatMoney(seen)} to ${now}. Check it and confirm it again.`;
          },
        }),
      ),
      z.transform(Number),
    ),
  });
}

function tradeIn({ year, country }: PurchaseContext) {
  const questions = tradeInQuestions;
  const { message: plate } = questions.trade_rego;
  const built = {
    ...questions.trade_year,
    max: year + 1,
    message: `Enter the year of your car, from 1950 to ${year + 1}.`,
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
    tradeInQuestion.message,
  );
}

function payment({ price }: PurchaseContext) {
  const questions = financeQuestions(price);
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
    paymentQuestion.message,
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

function delivery({ delivery: terms, origin, destination, place, country }: PurchaseContext) {
  const offer = deliveryOffer(terms, origin, destination);
  const tooFar =
    offer.kind === 'too-far'
      ? `We deliver within ${offer.withinKm} km of ${place}, and this is about ${Math.round(offer.km)} km away. Choose to pick it up, or another postcode.`
      : null;
  const questions = addressQuestions;
  const handover_notes = plainAnswer(handoverNotes);
  const deliver = z.object({
    handover: z.literal('Delivery').check(z.refine(() => offer.kind !== 'none', `Vehicles are picked up at ${place}.`)),
    street: plainAnswer(questions.street),
    suburb: plainAnswer(questions.suburb),
    delivery_state: z.enum(jurisdictionsOf(country ?? 'AU'), questions.delivery_state.message),
    delivery_postcode: plainAnswer(questions.delivery_postcode).check(z.refine(() => tooFar === null, tooFar ?? '')),
    handover_notes,
  });
  const pickup = z.object({ handover: z.literal('Pickup'), handover_notes });
  return z.discriminatedUnion('handover', [pickup, deliver], 'Choose how you would like to get your car.');
}

const details = (context: PurchaseContext) =>
  z.object({
    ...visitorShape(context),
    contact_method: z.prefault(z.enum(contactMethods, detailQuestions.contact_method.message), 'Phone'),
    message: plainAnswer(detailQuestions.message),
    opt_in: plainAnswer(detailQuestions.opt_in),
  });

function deposit({ requireTerms }: PurchaseContext) {
  const message = 'Look at the amounts again and send the form once more.';
  return z.object({
    agreed: z.string(message).check(z.regex(/^\d{1,12}(-\d{1,12}){2}$/, message)),
    terms_agreed: checkbox(requireTerms ? termsQuestion.message : null),
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
