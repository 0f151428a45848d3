import { australianStates, formatMoney } from '@forecourt/domain';
import * as z from 'zod/mini';
import type { PurchaseContext } from './context.ts';
import { deliveryOffer } from './delivery.ts';
import { line, optionalLine, optionalLines, optionalMoney, postcode, tick, wholeNumber } from './fields.ts';
import { conditions, contactMethods, employments, loanYears, yesOrNo, type StepValues } from './stepValues.ts';
import type { FormStep } from './steps.ts';
import { visitorMessages, visitorShape } from './visitor.ts';

const dearest = 1_000_000_00;
const money = 'Enter an amount in dollars, like 5,000.';
const state = z.enum(australianStates, 'Choose the state.');

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

function tradeIn({ year }: PurchaseContext) {
  const plate = 'Enter the plate of your car, like 1ABC234.';
  return z.discriminatedUnion(
    'trade_in',
    [
      z.object({ trade_in: z.literal('No') }),
      z.object({
        trade_in: z.literal('Yes'),
        trade_rego: line(plate, 12).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, plate), z.toUpperCase()),
        trade_state: state,
        trade_make: line('Enter the make of your car, like Mazda.', 60),
        trade_model: line('Enter the model of your car, like CX-5.', 60),
        trade_year: wholeNumber(`Enter the year of your car, from 1950 to ${year + 1}.`, 1950, year + 1),
        trade_km: wholeNumber('Enter the kilometres on the clock, like 85,000.', 0, 2_000_000),
        trade_condition: z.enum(conditions, 'Choose the condition your car is in.'),
        trade_owing: z.enum(yesOrNo, 'Choose whether money is owing on your car.'),
        trade_estimate: optionalMoney(money, dearest),
        trade_notes: optionalLines(500),
      }),
    ],
    'Choose whether you have a car to trade in.',
  );
}

function payment({ price }: PurchaseContext) {
  const ownMoney = `Enter an amount in dollars up to the price of ${formatMoney(price)}.`;
  return z.discriminatedUnion(
    'payment_method',
    [
      z.object({ payment_method: z.literal('Cash') }),
      z.object({
        payment_method: z.literal('Finance'),
        finance_years: z.enum(loanYears, 'Choose over how many years you would like to pay.'),
        finance_own_money: optionalMoney(ownMoney, price),
        finance_employment: z.enum(employments, 'Choose how you are employed.'),
      }),
    ],
    'Choose how you would like to pay.',
  );
}

function extras({ extras: offered }: PurchaseContext) {
  const shape = Object.fromEntries(offered.map(({ id }) => [`extra-${id}`, tick()]));
  return z.pipe(
    z.object(shape),
    z.transform((ticked: Record<string, boolean>) => ({
      extras: offered.filter(({ id }) => ticked[`extra-${id}`]).map(({ id }) => id),
    })),
  );
}

function delivery({ delivery: terms, origin, destination, place }: PurchaseContext) {
  const offer = deliveryOffer(terms, origin, destination);
  const tooFar =
    offer.kind === 'too-far'
      ? `We deliver within ${offer.withinKm} km of ${place}, and this is about ${Math.round(offer.km)} km away. Choose to pick it up, or another postcode.`
      : null;
  const pickup = z.object({ handover: z.literal('Pickup'), handover_notes: optionalLine(300) });
  const deliver = z.object({
    handover: z.literal('Delivery').check(z.refine(() => offer.kind !== 'none', `Vehicles are picked up at ${place}.`)),
    street: line('Enter the street and number to deliver to.', 120),
    suburb: line('Enter the suburb to deliver to.', 80),
    delivery_state: state,
    delivery_postcode: postcode(visitorMessages.postcode).check(z.refine(() => tooFar === null, tooFar ?? '')),
    handover_notes: optionalLine(300),
  });
  return z.discriminatedUnion('handover', [pickup, deliver], 'Choose how you would like to get your car.');
}

const details = z.object({
  ...visitorShape,
  contact_method: z.prefault(z.enum(contactMethods, 'Choose how we may contact you.'), 'Phone'),
  message: optionalLines(2_000),
  opt_in: tick(),
});

function deposit({ requireTerms }: PurchaseContext) {
  const message = 'Look at the amounts again and send the form once more.';
  return z.object({
    agreed: z.string(message).check(z.regex(/^\d{1,12}(-\d{1,12}){2}$/, message)),
    terms_agreed: tick(requireTerms ? visitorMessages.terms : null),
  });
}

/** One schema for each step, over the texts a form sends. What the chosen branch does not ask is left out. */
export const stepSchemas: {
  readonly [Step in FormStep]: (context: PurchaseContext) => z.ZodMiniType<StepValues[Step]>;
} = { 'your-car': yourCar, 'trade-in': tradeIn, payment, extras, delivery, details: () => details, deposit };

const fixedFields: Readonly<Record<Exclude<FormStep, 'extras'>, readonly string[]>> = {
  'your-car': ['price'],
  'trade-in': [
    'trade_in',
    'trade_rego',
    'trade_state',
    'trade_make',
    'trade_model',
    'trade_year',
    'trade_km',
    'trade_condition',
    'trade_owing',
    'trade_estimate',
    'trade_notes',
  ],
  payment: ['payment_method', 'finance_years', 'finance_own_money', 'finance_employment'],
  delivery: ['handover', 'street', 'suburb', 'delivery_state', 'delivery_postcode', 'handover_notes'],
  details: ['name', 'last_name', 'email', 'phone', 'postcode', 'contact_method', 'message', 'opt_in'],
  deposit: ['agreed', 'terms_agreed'],
};

/** Every name that the form of a step may hold. */
export function stepFields(step: FormStep, { extras: offered }: Pick<PurchaseContext, 'extras'>): readonly string[] {
  return step === 'extras' ? offered.map(({ id }) => `extra-${id}`) : fixedFields[step];
}
