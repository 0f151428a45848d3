import type { FaqEntry } from '@forecourt/content';
import type { WordedPageName } from './pageWords.ts';

const ask = (question: string, answer: string): FaqEntry => ({ question, answer });

const finance = [
  ask(
    'Does asking change my credit score?',
    'No. An enquiry is a question to us. A credit check is only made once you apply and agree to it.',
  ),
  ask(
    'Which papers do I need to apply?',
    'Your driver licence, your last two payslips (or two years of tax returns if you work for yourself), what you owe elsewhere, and the registration of a car that you trade in.',
  ),
  ask(
    'What is a comparison rate?',
    'One figure that takes the interest and most known fees together, so that offers can be compared. It holds for the example it was worked out for; other amounts and terms give other rates.',
  ),
  ask(
    'What is a final payment?',
    'An amount left to the end of the loan, also called a balloon or residual. It makes the repayments smaller, and is due in full at the end unless it is refinanced.',
  ),
];

const service = [
  ask(
    'What do you need from me?',
    'The rego, roughly how far it has gone, and what you have noticed. Bring the logbook if you have it.',
  ),
  ask('How will I know what it costs?', 'We tell you before we start, and call you before anything is added.'),
  ask('Can I choose the time?', 'Write the days and times that suit you. We answer with the nearest free bay.'),
];

/** Questions and answers at the foot of a page. */
export const formPageFaq: Readonly<Partial<Record<WordedPageName, readonly FaqEntry[]>>> = {
  'book-test-drive': [
    ask('What should I bring?', 'A driver licence that is valid here. Everybody who wants to drive needs one.'),
    ask('Do I have to buy?', 'No. Drive as many as you like.'),
    ask('I have to move the booking', 'Call us or answer the message that confirmed it. It takes a minute.'),
  ],
  'car-finance': finance.slice(2),
  'finance-enquiry': finance.slice(0, 1),
  finance,
  'finance-application': finance,
  'personalised-finance': [
    ask(
      'Who sees my details?',
      'Our finance team, and the lender that the application goes to. They are used to assess it and for nothing else.',
    ),
    ...finance.slice(2),
  ],
  service,
  'genuine-service': service,
  parts: [
    ask(
      'Where do I find the VIN?',
      'At the foot of the windscreen, on the door frame and on the registration papers: 17 letters and digits.',
    ),
    ask(
      'Can I send a part back?',
      'Ask before we order it: most parts can be returned unopened, special orders often cannot.',
    ),
  ],
};
