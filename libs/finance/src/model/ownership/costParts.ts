import { formatMoney, type FinanceFigures } from '@forecourt/domain';
import { repaymentSentence, repaymentWords } from '../repaymentWords.ts';
import type { CostPart, CostPartName, OwnershipInput, Priced } from './ownershipInput.ts';

/** Years that costs are calculated for. */
export const ownershipYears = 5;

const left = (part: CostPartName, words: string): CostPart => ({ part, total: null, words, source: null });

const periodsPerYear = { week: 52, month: 12 } as const;

/** Deposit, repayments and final payment that are due within the years. */
export function financePart(figures: FinanceFigures | null): CostPart {
  const words = repaymentWords(figures);
  if (!figures || !words || figures.amount === null || figures.termYears === null) {
    return left('finance', 'Not included: there is no repayment to tell.');
  }
  const { amount, per, termYears, deposit, finalPayment } = figures;
  const years = Math.min(termYears, ownershipYears);
  const ends = termYears <= ownershipYears;
  const total = (deposit ?? 0) + amount * Math.round(years * periodsPerYear[per]) + (ends ? (finalPayment ?? 0) : 0);
  const goesOn = ends ? '' : ` The loan goes on after ${ownershipYears} years: what is paid then is not in it.`;
  const spread =
    deposit !== null || (ends && finalPayment !== null)
      ? ` What is not paid by the ${per} is spread over the ${ownershipYears} years here.`
      : '';
  return { part: 'finance', total, words: `${repaymentSentence(words)}${spread}${goesOn}`, source: null };
}

const unitOf = { petrol: ['L', 'a litre'], diesel: ['L', 'a litre'], electricity: ['kWh', 'a kWh'] } as const;

export function energyPart({ consumption, energyPrice, kmPerYear }: OwnershipInput): CostPart {
  if (!consumption) return left('energy', 'Not included: its consumption is not known.');
  if (!energyPrice) return left('energy', `Not included: no price of ${consumption.kind} is given.`);
  const { kind, per100Km } = consumption;
  const { price, ...source } = energyPrice;
  const [unit, each] = unitOf[kind];
  const used = (per100Km * kmPerYear * ownershipYears) / 100;
  return {
    part: 'energy',
    total: Math.round(used * price),
    words: `${per100Km} ${unit}/100 km of ${kind} at $${(price / 100).toFixed(3).replace(/0$/, '')} ${each}.`,
    source,
  };
}

/** Services due within the years, at most as many as have the capped price. */
export function servicePart({ service, kmPerYear }: OwnershipInput): CostPart {
  if (!service) return left('service', 'Not included: no capped price holds for it. Ask our workshop.');
  const { price, years, services, every_months, every_km, up_to_km, source, date, isFictional } = service;
  // The interval is inferred from the years of the programme, where it does not match the number of services.
  const usual = services * every_months === years * 12 ? every_months : (years * 12) / services;
  const months = Math.min(usual, (every_km / kmPerYear) * 12);
  const dueIn = (span: number) => Math.floor((span * 12) / months + 1e-9);
  const due = dueIn(ownershipYears);
  const withinKm = Math.floor(((up_to_km / kmPerYear) * 12) / months + 1e-9);
  const capped = Math.min(due, services, dueIn(years), withinKm);
  const all = capped === due;
  return {
    part: 'service',
    total: capped * price,
    words: `${capped} ${capped === 1 ? 'service' : 'services'} at the capped price of ${formatMoney(price)}.${
      all ? '' : ` ${due - capped} more fall due, whose price is not in it.`
    }`,
    source: { source, date, isFictional },
  };
}

/** A cost that is the same each year. */
export function yearlyPart(
  part: 'registration' | 'insurance' | 'tyres',
  priced: Priced<'amount'> | null,
  why: string,
): CostPart {
  if (!priced) return left(part, `Not included: ${why}.`);
  const { amount, ...source } = priced;
  return { part, total: amount * ownershipYears, words: `${formatMoney(amount)} a year.`, source };
}

export const depreciationPart: CostPart = left(
  'depreciation',
  'Not included: nobody knows what it will sell for. It is often the largest part.',
);
