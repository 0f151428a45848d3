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

const call = 'Questions, or something changed? Call {place} on {phone}.';
const refund = 'We are giving {deposit} back to the card you paid with. Banks take up to ten business days to show it.';

/** Replies to visitors, for the page after a form and for mails. */
export const replyTable: Readonly<Record<ReplyKind, ReplySentences>> = {
  enquiry: {
    heading: [],
    title: ['Thanks, we have your message'],
    text: ['Someone at {dealer} will read it and get back to you, usually on the same working day.'],
    next: [
      'We check the details you sent.',
      'One of our people calls or writes to you.',
      'You decide what happens next. No pressure.',
    ],
  },
  'test-drive': {
    heading: ['Test drive {time}'],
    title: ['Your test drive is booked'],
    text: ['We expect you on {time} at {place}, {address}.', 'The {vehicle} will be ready for you to drive.'],
    next: [
      'Bring your driver licence.',
      'Allow about {minutes} minutes.',
      'Cannot come, or running late? Call {place} on {phone}, so that somebody else can have the time.',
    ],
  },
  'test-drive-request': {
    heading: ['Test drive wanted'],
    title: ['We have your request for a test drive'],
    text: ['Someone at {dealer} calls or writes to you to agree on a time.'],
    next: ['We agree on a day and a time that suit you.', 'Bring your driver licence when you come.', call],
  },
  reservation: {
    heading: ['Reservation, deposit {deposit} paid', 'Reservation'],
    title: ['It is yours until {until}', 'It is reserved for you'],
    text: [
      'Your deposit of {deposit} is paid and the vehicle is marked as reserved. Nobody else can reserve or buy it until then.',
      'We have sent your details to the dealer, who calls you to arrange the rest.',
    ],
    next: [
      'See and drive the vehicle, and ask whatever you like.',
      'Decide before the hold ends. If you buy, the {deposit} comes off the price.',
      'Changed your mind? Cancel online before the hold ends, and you get all {deposit} back.',
    ],
  },
  order: {
    heading: ['Online purchase, total {total}', 'Online purchase'],
    title: ['Thank you. Your order is in'],
    text: [
      [
        'Your deposit of {deposit} is paid, and the car is reserved for you until {until}.',
        'Your deposit of {deposit} is paid, and the car is reserved for you.',
      ],
    ],
    next: [
      'We call or write to you about your order, as you asked.',
      'We prepare the papers: finance, trade-in and registration, as far as they belong to it.',
      'You sign, pay the {balance} that is left, and get your car.',
      'Changed your mind? Cancel online before you sign, and you get all {deposit} back.',
    ],
  },
  payment: {
    heading: ['Online payment of {amount}, {purpose}', 'Online payment of {amount}', 'Online payment'],
    title: ['We have your payment of {amount}', 'We have your payment'],
    text: ['Thank you. {dealer} has been told what it is for.'],
    next: ['Keep this as your receipt.', call],
  },
  'trade-in': {
    heading: ['Trade-in accepted at {offer}', 'Trade-in accepted'],
    title: ['Offer accepted'],
    text: [
      'You accepted {offer} for your car.',
      'We will contact you to agree on a time to look it over. The amount is final once we have seen the car and you have signed.',
    ],
    next: [
      'We agree on a time and a place.',
      'Bring the car, its papers and all its keys.',
      'We look it over together, and you sign only if you are happy.',
    ],
  },
  appraisal: {
    heading: ['Trade-in appraisal'],
    title: ['We will look at your car'],
    text: ['We will contact you to agree on a time and a place. The appraisal costs nothing and binds you to nothing.'],
    next: ['We agree on a time and a place.', 'We look at the car and tell you what we pay for it.', call],
  },
  offer: {
    heading: ['Offer of {offer}', 'Offer'],
    title: ['We have your offer of {offer}', 'We have your offer'],
    text: ['A person at {dealer} will answer it.'],
    next: ['We look at your offer.', 'One of our people calls or writes to you with an answer.', call],
  },
  photos: {
    heading: ['Photos wanted'],
    title: ['We are getting your photos'],
    text: ['We will take the photos and send them to you.'],
    next: ['One of our people takes them.', 'You get them by email.', call],
  },
  finance: {
    heading: ['Finance enquiry'],
    title: ['We have your finance enquiry'],
    text: ['Someone who knows finance at {dealer} gets back to you, usually on the same working day.'],
    next: ['We look at what you told us.', 'We call or write to you with what is possible.', call],
  },
  'finance-application': {
    heading: ['Finance application'],
    title: ['We have your application'],
    text: ['Our finance team reads it and gets in touch with you.'],
    next: [
      'We go through what you told us.',
      'We may ask for papers, such as payslips. Never send them to an address you do not know.',
      'We tell you what is possible. Nothing is signed before you agree.',
    ],
  },
  careers: {
    heading: ['Application for work'],
    title: ['We have your application'],
    text: ['Thank you for wanting to work with us. We read every application and will be in touch.'],
    next: ['We read what you sent.', 'If it fits, we ask you in for a talk.', call],
  },
  service: {
    heading: ['Service wanted'],
    title: ['We have your service request'],
    text: ['We will call or write to agree on a time.'],
    next: ['We look up what your vehicle needs.', 'We agree on a time with you. It is booked once we have.', call],
  },
  parts: {
    heading: ['Parts wanted'],
    title: ['We have your question about parts'],
    text: ['We are looking for your part and will tell you its price and when it can be here.'],
    next: ['We check that the part fits your vehicle.', 'We call or write to you with the price.', call],
  },
  complaint: {
    heading: ['Complaint'],
    title: ['We have your complaint'],
    text: ['We are sorry that something went wrong. A person reads it and answers you.'],
    next: ['We find out what happened.', 'We get in touch with you about putting it right.', call],
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
    text: ['{dealer} has been told about your prize.'],
    next: ['Show your code at {place}.', call],
  },
  'reservation-lapsed': {
    heading: ['Reservation has lapsed'],
    title: ['Your reservation has lapsed'],
    text: ['The {vehicle} was held for you until {until}, and can be reserved by others again.', refund],
    next: ['Still interested? Call {place} on {phone}, or reserve it again while it is free.'],
  },
  'reservation-refunded': {
    heading: ['Reservation cancelled, deposit {deposit} goes back', 'Reservation cancelled'],
    title: ['Cancelled: {deposit} is on its way back to you', 'Cancelled: your deposit is on its way back'],
    text: [refund, 'The {vehicle} is not reserved for you any more.'],
    next: [call],
  },
};
