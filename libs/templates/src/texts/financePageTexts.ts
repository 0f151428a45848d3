import { benefit, step, type TextOf } from './pageWords.ts';

const financeBenefits = [
  benefit(
    'swap',
    'More than one lender',
    'We compare what several lenders offer, so that you need not ask each of them.',
  ),
  benefit(
    'document',
    'Every figure in writing',
    'Rate, comparison rate, fees and any final payment, before you sign anything.',
  ),
  benefit('dollar', 'Your trade-in counts', 'What your present vehicle is worth can be your deposit, or a part of it.'),
];
const askFinance: TextOf = ({ noun }) => ({
  title: 'Ask about finance',
  intro: `Not ready to apply? Tell us what the ${noun} may cost and we work out what it could be a week. No credit check.`,
  steps: [
    step('Tell us your budget', 'A rough figure is fine. A deposit or trade-in helps us to be exact.'),
    step('We work it out', 'Our finance team puts repayments, term and any final payment side by side.'),
    step('You decide', 'Take the figures home. Nothing is applied for until you say so.'),
  ],
  benefits: { title: 'Finance you can follow', list: financeBenefits },
});

const applyForFinance: TextOf = ({ noun, dealer }) => ({
  title: 'Apply for finance',
  intro: `Apply for your ${noun} loan with ${dealer}. Three short steps; what you have filled in stays if you stop on the way.`,
  steps: [
    step('Fill in the application', 'Have your income and your present repayments at hand.'),
    step('We call you', 'Our finance team goes through it with you and asks for the papers it needs.'),
    step('You see the offer', 'The rate, the comparison rate and every fee in writing. You are free to say no.'),
  ],
  benefits: { title: 'Finance you can follow', list: financeBenefits },
});

const workItOut: TextOf = ({ noun, nouns }) => ({
  title: 'Finance calculator',
  intro: `What a ${noun} costs a week, or which ${nouns} your budget buys: try it here. No name, no phone number and no credit check.`,
  stepsTitle: 'From figures to keys',
  steps: [
    step('Try the figures', 'Price, deposit, term and rate, until the repayment suits you.'),
    step(
      'Ask us',
      'Our finance team looks for a lender whose figures are as good or better. Asking checks no credit file.',
    ),
    step(
      'Apply',
      'Have your driver licence, your last two payslips and your present repayments at hand. You sign in for this step.',
    ),
  ],
  benefits: { title: 'Finance you can follow', list: financeBenefits },
});

const compareLoans: TextOf = ({ noun }) => ({
  title: `${noun === 'caravan' ? 'Caravan' : 'Car'} finance`,
  intro: `The same ${noun} over one to seven years, paid off in full or with an amount left to the end: what each way costs a week, and what it costs in all.`,
  stepsTitle: 'What to weigh up',
  steps: [
    step('A longer term', 'Lowers each repayment and raises what the loan costs in all.'),
    step('An amount left to the end', 'Lowers each repayment too. It is due in one sum with the last of them.'),
    step('A deposit or trade-in', 'Lowers both. Interest is paid on what you borrow, not on the price.'),
  ],
});

const ownRate: TextOf = (words) => ({
  ...applyForFinance(words),
  title: 'See your own rate',
  intro: `A rate for you and this ${words.noun}, not an example. For that we need a few more details, and your agreement to a credit check.`,
});

/** Each finance page has a purpose of its own, and only those with a form have steps. */
export const financePageTexts = {
  finance: workItOut,
  'car-finance': compareLoans,
  'finance-enquiry': askFinance,
  'finance-application': applyForFinance,
  'personalised-finance': ownRate,
} satisfies Record<string, TextOf>;
