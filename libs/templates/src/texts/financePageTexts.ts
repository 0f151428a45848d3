import { benefit, step, type TextOf } from './pageWords.ts';

const financeBenefits = [
  benefit('swap', 'More than one lender', 'We compare offers from several lenders, so you don’t have to.'),
  benefit(
    'document',
    'Every figure in writing',
    'The rate, comparison rate, fees and any final payment, before you sign anything.',
  ),
  benefit('dollar', 'Your trade-in counts', 'Use what your current vehicle is worth as your deposit, or part of it.'),
];
const askFinance: TextOf = ({ noun }) => ({
  title: 'Ask about finance',
  intro: `Not ready to apply? Tell us your ${noun} budget and we’ll work out what it could cost a week. No credit check.`,
  steps: [
    step('Tell us your budget', 'A rough figure is fine. Telling us about a deposit or trade-in helps.'),
    step('We work it out', 'Our finance team compares repayments, terms and any final payment for you.'),
    step('You decide', 'Take the figures home. We don’t apply for anything until you say so.'),
  ],
  benefits: { title: 'Finance made simple', list: financeBenefits },
});

const applyForFinance: TextOf = ({ noun, dealer }) => ({
  title: 'Apply for finance',
  intro: `Apply for your ${noun} loan with ${dealer}. It’s three short steps, and we save what you’ve filled in if you need to stop.`,
  steps: [
    step('Fill in the application', 'Have your income and current repayments handy.'),
    step('We call you', 'Our finance team goes through it with you and asks for any documents we need.'),
    step('You see the offer', 'The rate, comparison rate and every fee in writing. You’re free to say no.'),
  ],
  benefits: { title: 'Finance made simple', list: financeBenefits },
});

const workItOut: TextOf = ({ noun, nouns }) => ({
  title: 'Finance calculator',
  intro: `See what a ${noun} costs a week, or which ${nouns} fit your budget. No name, no phone number and no credit check.`,
  stepsTitle: 'From figures to keys',
  steps: [
    step('Try the figures', 'Adjust the price, deposit, term and rate until the repayment suits you.'),
    step(
      'Ask us',
      'Our finance team looks for a lender to match or beat those figures. Asking doesn’t involve a credit check.',
    ),
    step(
      'Apply',
      'Have your driver licence, last two payslips and current repayments handy. You sign in for this step.',
    ),
  ],
  benefits: { title: 'Finance made simple', list: financeBenefits },
});

const compareLoans: TextOf = ({ noun }) => ({
  title: `${noun === 'caravan' ? 'Caravan' : 'Car'} finance`,
  intro: `Compare the same ${noun} over one to seven years, paid off in full or with a balloon at the end: what you pay each week, and in total.`,
  stepsTitle: 'What to weigh up',
  steps: [
    step('A longer term', 'Lowers each repayment, but you pay more in total.'),
    step('A balloon at the end', 'Lowers each repayment too. You pay it in one go with your last repayment.'),
    step('A deposit or trade-in', 'Lowers both. You only pay interest on what you borrow.'),
  ],
});

const ownRate: TextOf = (words) => ({
  ...applyForFinance(words),
  title: 'See your own rate',
  intro: `Get a rate for you and this ${words.noun}, not an example. We’ll need a few more details and your OK for a credit check.`,
});

/** Each finance page has a purpose of its own, and only those with a form have steps. */
export const financePageTexts = {
  finance: workItOut,
  'car-finance': compareLoans,
  'finance-enquiry': askFinance,
  'finance-application': applyForFinance,
  'personalised-finance': ownRate,
} satisfies Record<string, TextOf>;
