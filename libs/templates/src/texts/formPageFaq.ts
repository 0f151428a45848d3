import type { FaqEntry } from '@forecourt/content';
import type { WordedPageName } from './pageWords.ts';

const ask = (question: string, answer: string): FaqEntry => ({ question, answer });

const finance = [
  ask(
    'Does asking affect my credit score?',
    'No, asking us a question doesn’t. We only run a credit check once you apply and agree to it.',
  ),
  ask(
    'What documents do I need to apply?',
    'Your driver licence, your last two payslips (or two years of tax returns if you’re self-employed), details of any other debts, and the rego papers of any trade-in.',
  ),
  ask(
    'What is a comparison rate?',
    'One figure that combines the interest and most known fees, so you can compare offers. It’s only true for the example it’s worked out for: other amounts and terms have other rates.',
  ),
  ask(
    'What is a final payment?',
    'A lump sum at the end of the loan, also called a balloon or residual. It lowers your repayments, and you pay it in full at the end unless you refinance it.',
  ),
];

const service = [
  ask(
    'What do you need from me?',
    'The rego, a rough odometer reading, and anything you’ve noticed. Bring the logbook if you have it.',
  ),
  ask('How will I know what it’ll cost?', 'We tell you before we start, and call you before we add anything.'),
  ask(
    'Can I choose the time?',
    'Tell us which days and times suit you. We’ll come back with the closest time available.',
  ),
];

/** Questions and answers at the foot of a page. */
export const formPageFaq: Readonly<Partial<Record<WordedPageName, readonly FaqEntry[]>>> = {
  'book-test-drive': [
    ask('What should I bring?', 'A current driver licence. Everyone who wants to drive needs one.'),
    ask('Do I have to buy?', 'No. Drive as many as you like.'),
    ask('Can I change my booking?', 'Yes. Call us or reply to your confirmation. It only takes a minute.'),
  ],
  'car-finance': finance.slice(2),
  'finance-enquiry': finance.slice(0, 1),
  finance,
  'finance-application': finance,
  'personalised-finance': [
    ask(
      'Who sees my details?',
      'Our finance team and the lender we send your application to. We only use them to assess your application.',
    ),
    ...finance.slice(2),
  ],
  service,
  'genuine-service': service,
  parts: [
    ask(
      'Where do I find the VIN?',
      'At the bottom of the windscreen, on the door frame and on your rego papers. It has 17 letters and numbers.',
    ),
    ask(
      'Can I return a part?',
      'Ask us before we order it. You can return most parts unopened, but often not special orders.',
    ),
  ],
};
