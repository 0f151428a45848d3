import type { ReplyKind } from './replyKinds.ts';

/** Facts that reply texts may use. A sentence with an unknown fact is left out. */
export const replyFacts = [
  'dealer',
  'vehicle',
  'time',
  'minutes',
  'place',
  'address',
  'phone',
  'until',
  'hours',
  'deposit',
  'total',
  'balance',
  'offer',
  'amount',
  'purpose',
  'prize',
] as const;

export type ReplyFact = (typeof replyFacts)[number];

/** A sentence, or several of which the first is said whose facts are known. */
export type ReplySentence = string | readonly string[];

export interface ReplySentences {
  /** The first of them whose facts are known. */
  title: readonly string[];
  text: readonly ReplySentence[];
  /** What happens next, one thing after another. */
  next: readonly string[];
  /** What a dealer's mail calls it; the first of them whose facts are known. */
  heading: readonly string[];
}

const call = 'Got a question, or has something changed? Call {place} on {phone}.';
const refund =
  'We’re refunding {deposit} to the card you paid with. Your bank can take up to ten business days to show it.';

/** Replies to visitors, for the page after a form and for mails. */
export const replyTable: Readonly<Record<ReplyKind, ReplySentences>> = {
  enquiry: {
    heading: [],
    title: ['Thanks, we’ve got your message'],
    text: ['Someone at {dealer} will read it and get back to you, usually on the same working day.'],
    next: [
      'We check the details you sent.',
      'One of our team calls or emails you.',
      'You decide what happens next. No pressure.',
    ],
  },
  'test-drive': {
    heading: ['Test drive {time}'],
    title: ['Your test drive is booked'],
    text: ['See you on {time} at {place}, {address}.', 'The {vehicle} will be ready for you to drive.'],
    next: [
      'Bring your driver licence.',
      'Allow about {minutes} minutes.',
      'Can’t make it, or running late? Call {place} on {phone}, so someone else can have the time.',
    ],
  },
  'test-drive-request': {
    heading: ['Test drive request'],
    title: ['We’ve got your test drive request'],
    text: ['Someone at {dealer} will call or email you to agree on a time.'],
    next: ['We agree on a day and time that suits you.', 'Bring your driver licence when you come.', call],
  },
  reservation: {
    heading: ['Reservation, {deposit} deposit paid', 'Reservation'],
    title: ['It’s yours until {until}', 'It’s reserved for you'],
    text: [
      'You’ve paid your {deposit} deposit and the vehicle is marked as reserved. Nobody else can reserve or buy it until then.',
      'We’ve passed your details on to our sales team, who will call you to arrange the rest.',
    ],
    next: [
      'See the vehicle, drive it and ask whatever you like.',
      'Decide before the hold ends. If you buy, the {deposit} comes off the price.',
      'Changed your mind? Cancel online before the hold ends and you get all {deposit} back.',
    ],
  },
  order: {
    heading: ['Online purchase, total {total}', 'Online purchase'],
    title: ['Thank you. Your order is in'],
    text: [
      [
        'You’ve paid your {deposit} deposit, and the car is reserved for you until {until}.',
        'You’ve paid your {deposit} deposit, and the car is reserved for you.',
      ],
    ],
    next: [
      'We get in touch about your order, the way you chose.',
      'We prepare the paperwork: rego, and any finance or trade-in.',
      'You sign, pay the remaining {balance} and get your car.',
      'Changed your mind? Cancel online before you sign and you get all {deposit} back.',
    ],
  },
  payment: {
    heading: ['Online payment of {amount}, {purpose}', 'Online payment of {amount}', 'Online payment'],
    title: ['We’ve got your payment of {amount}', 'We’ve got your payment'],
    text: ['Thank you. We’ve let {dealer} know what it’s for.'],
    next: ['Keep this as your receipt.', call],
  },
  'trade-in': {
    heading: ['Trade-in accepted at {offer}', 'Trade-in accepted'],
    title: ['Offer accepted'],
    text: [
      'You accepted {offer} for your car.',
      'We’ll contact you to agree on a time to look it over. The amount is final once we’ve seen the car and you’ve signed.',
    ],
    next: [
      'We agree on a time and place.',
      'Bring the car, its rego papers and all the keys.',
      'We look it over together, and you only sign if you’re happy.',
    ],
  },
  appraisal: {
    heading: ['Trade-in appraisal'],
    title: ['We’ll take a look at your car'],
    text: ['We’ll contact you to agree on a time and place. The appraisal is free, with no obligation.'],
    next: ['We agree on a time and place.', 'We look at the car and tell you what we’ll pay for it.', call],
  },
  offer: {
    heading: ['Offer of {offer}', 'Offer'],
    title: ['We’ve got your offer of {offer}', 'We’ve got your offer'],
    text: ['Someone at {dealer} will get back to you.'],
    next: ['We consider your offer.', 'One of our team calls or emails you with an answer.', call],
  },
  photos: {
    heading: ['Photo request'],
    title: ['We’re getting your photos'],
    text: ['We’ll take the photos and send them to you.'],
    next: ['One of our team takes the photos.', 'We email them to you.', call],
  },
  finance: {
    heading: ['Finance enquiry'],
    title: ['We’ve got your finance enquiry'],
    text: ['A finance specialist at {dealer} will get back to you, usually on the same working day.'],
    next: ['We look at what you’ve told us.', 'We call or email you with your options.', call],
  },
  'finance-application': {
    heading: ['Finance application'],
    title: ['We’ve got your application'],
    text: ['Our finance team will read it and get in touch with you.'],
    next: [
      'We go through what you’ve told us.',
      'We may ask for documents, such as payslips. Never send them to an address you don’t know.',
      'We tell you your options. You only sign if you agree.',
    ],
  },
  careers: {
    heading: ['Job application'],
    title: ['We’ve got your application'],
    text: ['Thank you for wanting to work with us. We read every application and will be in touch.'],
    next: ['We read your application.', 'If it looks like a good fit, we invite you in for a chat.', call],
  },
  service: {
    heading: ['Service request'],
    title: ['We’ve got your service request'],
    text: ['We’ll call or email you to agree on a time.'],
    next: ['We check what your vehicle needs.', 'We agree on a time with you. Only then is it booked.', call],
  },
  parts: {
    heading: ['Parts enquiry'],
    title: ['We’ve got your parts enquiry'],
    text: ['We’re looking for your part and will let you know the price and when it can be here.'],
    next: ['We check that the part fits your vehicle.', 'We call or email you with the price.', call],
  },
  complaint: {
    heading: ['Complaint'],
    title: ['We’ve got your complaint'],
    text: ['We’re sorry something went wrong. A real person will read your complaint and answer you.'],
    next: ['We find out what happened.', 'We get in touch with you to put it right.', call],
  },
  feedback: {
    heading: ['Customer feedback'],
    title: ['Thank you for your feedback'],
    text: ['We read all feedback. It helps us look after you and the next customer better.'],
    next: [],
  },
  prize: {
    heading: ['Prize: {prize}', 'Prize'],
    title: ['You won: {prize}', 'You won'],
    text: ['We’ve let {dealer} know about your prize.'],
    next: ['Show your code at {place}.', call],
  },
  'reservation-lapsed': {
    heading: ['Reservation ended'],
    title: ['Your reservation has ended'],
    text: ['We held the {vehicle} for you until {until}. Other buyers can now reserve it.', refund],
    next: ['Still interested? Call {place} on {phone}, or reserve it again while it’s available.'],
  },
  'reservation-refunded': {
    heading: ['Reservation cancelled, {deposit} deposit to be refunded', 'Reservation cancelled'],
    title: ['Cancelled: {deposit} is on its way back to you', 'Cancelled: your deposit is on its way back'],
    text: [refund, 'The {vehicle} is no longer reserved for you.'],
    next: [call],
  },
};
