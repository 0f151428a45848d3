import { cents, type FinanceLender, type VehicleInput } from '@forecourt/domain';
import type { Chance } from './chance.ts';
import { comparisonRate, quote, repayment, type QuotedLoan } from './finance.ts';
import type { StockPlan } from './plan.ts';
import type { Subject } from './subject.ts';
import { dealerPrice } from './worth.ts';

type Pricing = Pick<
  VehicleInput,
  | 'price'
  | 'before_price'
  | 'subscription_price'
  | 'price_type'
  | 'autograb_data'
  | 'youxQuote'
  | 'finance_lenders'
  | 'payment_processors'
>;

export interface PricingFacts {
  subject: Subject;
  plan: StockPlan;
  /** What the dealership's repayments assume. */
  loan: QuotedLoan | null;
  preorder: boolean;
  isListed: boolean;
  thisYear: number;
}

const endings = { new: [990, 990, 490], demo: [990, 888, 990], used: [990, 990, 880, 777, 490] } as const;

/** Market figures of a price guide, in cents: mostly near the dealer's price, sometimes well above it. */
function marketFigures(chance: Chance, worth: number): VehicleInput['autograb_data'] {
  const state = worth * (0.95 + chance.next() * 0.14);
  return {
    state_average_market_price: cents(Math.round(state / 10) * 10),
    average_market_price: cents(Math.round((state * (0.97 + chance.next() * 0.06)) / 10) * 10),
  };
}

function youxQuote(price: number, age: number): VehicleInput['youxQuote'] {
  // Lenders ask more for older security.
  const advertisedRate = age <= 3 ? 7.49 : age <= 7 ? 8.29 : 9.95;
  return {
    weeklyRepaymentAmount: Math.round(repayment(price, advertisedRate, 5, 52)),
    comparisonRate: comparisonRate(advertisedRate, 49_500, 800),
    advertisedRate,
  };
}

function lenders(
  chance: Chance,
  { plan, loan }: Pick<PricingFacts, 'plan' | 'loan'>,
  price: number,
  isOwnRange: boolean,
): Record<string, FinanceLender> {
  if (chance.is(0.06)) return {};
  const keys = plan.lenders.filter(
    (key) => isOwnRange || !['nissan', 'powertorque', 'angle'].includes(key) || plan.lenders.length === 1,
  );
  const quotes = Object.fromEntries(keys.map((key) => [key, quote(key, price, loan)]));
  // Feeds forget a comparison rate now and then; such a vehicle must show no finance figure.
  const forgetful = keys[0];
  if (forgetful && chance.is(0.03)) quotes[forgetful] = { ...quote(forgetful, price, loan), comparisonRate: null };
  return quotes;
}

export function decidePricing(
  chance: Chance,
  { subject, plan, loan, preorder, isListed, thisYear }: PricingFacts,
): Pricing {
  const runout = subject.carType === 'new' && subject.year < thisYear ? 0.93 : 1;
  const askingPrice = dealerPrice(subject.worth * runout, chance.pick(endings[subject.carType]));
  const isUnpriced = preorder ? chance.is(0.7) : chance.is(0.03);
  const price = cents(askingPrice);
  const processors = plan.subscriptions ? ['card', 'wallet'] : chance.pick([['card'], ['card', 'wallet'], []]);
  const priceType = subject.carType === 'used' || chance.is(0.85) ? 'Drive Away' : 'Excluding Government Charges';
  if (isUnpriced) {
    return {
      price: null,
      before_price: null,
      subscription_price: null,
      price_type: null,
      autograb_data: null,
      youxQuote: null,
      finance_lenders: {},
      payment_processors: processors,
    };
  }
  const isReduced = runout < 1 || chance.is(subject.carType === 'used' ? 0.16 : 0.1);
  const before = cents(dealerPrice(askingPrice * (1.04 + chance.next() * 0.05) + 600, 990));
  const weekly = Math.round((askingPrice * 0.0072 + 79) / 5) * 5;
  const rents =
    plan.subscriptions && isListed && askingPrice < 60_000 && thisYear - subject.year <= 8 && chance.is(0.4);
  const isOwnRange = subject.carType !== 'used' || subject.make === plan.certifiedMake;
  return {
    price,
    before_price: isReduced && before > price ? before : null,
    subscription_price: rents ? cents(weekly) : null,
    price_type: priceType,
    autograb_data:
      subject.carType === 'used' && subject.kind === 'car' && chance.is(0.9)
        ? marketFigures(chance, askingPrice)
        : null,
    youxQuote: plan.quotes && chance.is(0.9) ? youxQuote(price, thisYear - subject.year) : null,
    finance_lenders: lenders(
      chance,
      { plan, loan },
      price,
      isOwnRange || (plan.lenders.includes('nissan') && subject.make === 'Nissan'),
    ),
    payment_processors: processors,
  };
}
