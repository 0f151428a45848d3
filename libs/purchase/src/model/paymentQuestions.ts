import { formatMoney, type OnlinePaymentSettings } from '@forecourt/domain';
import { worded } from '@forecourt/domain/messages';
import { orderWords, type VisitorRules } from './visitor.ts';
import { sameWords, type PlainField } from '@forecourt/domain/answers';

/** Locations and limits of a site's form. */
export interface OnlinePaymentOptions extends OnlinePaymentSettings, VisitorRules {
  /** Locations that can be paid; asked for where there are several. */
  locations: readonly { id: string; name: string }[];
}

/** Questions of the payment form, in order. */
export function onlinePaymentQuestions({ purposes, locations, minCents, maxCents, ...rules }: OnlinePaymentOptions) {
  const say = orderWords(rules);
  const questions = {
    location_id: {
      type: 'select',
      name: 'location_id',
      label: 'Who you are paying',
      required: true,
      placeholder: 'Choose a dealership',
      options: locations.map(({ id, name }) => ({ value: id, label: name })),
      message: 'Choose which dealership you are paying.',
    },
    purpose: {
      type: 'select',
      name: 'purpose',
      label: 'What it is for',
      required: true,
      placeholder: 'Choose one',
      options: sameWords(purposes),
      message: 'Choose what the payment is for.',
    },
    reference: {
      type: 'string',
      name: 'reference',
      label: 'Invoice or reference number',
      hint: 'As shown on your invoice or quote. If you don’t have one, tell us what you’re paying for.',
      required: true,
      max: 60,
      autoComplete: 'off',
      message: 'Enter the number on your invoice or quote. If you don’t have one, tell us what you’re paying for.',
    },
    amount: {
      type: 'currency',
      name: 'amount',
      label: 'Amount in dollars',
      hint: say('order.fromTo', { from: formatMoney(minCents), to: formatMoney(maxCents) }),
      required: true,
      autoComplete: 'transaction-amount',
      message: 'Enter the amount in dollars and cents, like 1,250.50.',
    },
  } as const satisfies Readonly<Record<string, PlainField>>;
  return worded(questions, rules.messages ?? {});
}
