import { reservationMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { enquiryTitle, reservationWords } from './garage.ts';

const deposit = '$200';
const none = { until: null, refund: null, deposit };

describe('a reservation in the garage', () => {
  it('[ROUTE-15] says until when a vehicle is held', () => {
    expect(reservationWords('held', { ...none, until: 'Saturday 28 November, 2:15 pm' })).toEqual({
      label: 'Held for you',
      tone: 'success',
      text: 'Until Saturday 28 November, 2:15 pm.',
    });
  });

  it.each([
    ['paying', none, 'It isn’t on hold until you’ve paid the deposit.'],
    ['held', none, 'You’ve paid the deposit.'],
    ['lapsed', { ...none, refund: 'due' }, '$200 is on its way back to you.'],
    ['refunded', { ...none, refund: 'done' }, '$200 refunded.'],
    ['refunded', none, 'You haven’t been charged.'],
    ['lost', none, 'You haven’t been charged.'],
    ['lost', { ...none, refund: 'done' }, '$200 refunded.'],
    ['failed', none, 'You haven’t been charged.'],
    ['abandoned', none, 'You haven’t been charged.'],
    ['completed', none, 'The sale has gone through.'],
  ] as const)('[ROUTE-15] says of one that is %s with %j: %s', (state, facts, text) => {
    expect(reservationWords(state, facts).text).toBe(text);
  });

  it('stands in the words of its site', () => {
    const say = wordsOf(reservationMessages, { messages: { 'reservation.until': 'Bis {until}.' } });
    expect(reservationWords('held', { ...none, until: 'Samstag' }, say).text).toBe('Bis Samstag.');
  });
});

it.each([
  ['Vehicle Enquiry', null, 'Vehicle Enquiry'],
  ['Vehicle Enquiry', '3. Offer Accepted', 'Offer Accepted'],
  ['General Enquiry', 'Career Enquiry', 'Career Enquiry'],
  ['General Enquiry', ' ', 'General Enquiry'],
])('[ROUTE-15] is described as %s with %j: %s', (category, subcategory, title) => {
  expect(enquiryTitle({ category, subcategory })).toBe(title);
});
