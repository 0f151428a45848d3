import { describe, expect, it } from 'vitest';
import { paymentMethods, payWords, waysToPay } from './paymentMethods.ts';

describe('[RES-03] the processors of a vehicle decide what its deposit is paid with', () => {
  it.each([
    [['stripe'], [...paymentMethods], 'by card, Google Pay or Apple Pay'],
    [['card'], ['Mastercard', 'Visa', 'Maestro'], 'by card'],
    [['Credit_Card', ' cards '], ['Mastercard', 'Visa', 'Maestro'], 'by card'],
    [['wallet'], ['Google Pay', 'Apple Pay'], 'by Google Pay or Apple Pay'],
    [['apple_pay'], ['Apple Pay'], 'by Apple Pay'],
    [['google_pay', 'card'], ['Mastercard', 'Visa', 'Maestro', 'Google Pay'], 'by card or Google Pay'],
    [['card', 'bpay'], ['Mastercard', 'Visa', 'Maestro'], 'by card'],
  ])('%j: %j, %s', (processors, methods, words) => {
    expect(waysToPay(processors)).toEqual(methods);
    expect(payWords(waysToPay(processors))).toBe(words);
  });

  it.each([[[]], [['bpay']], [['constructor', '__proto__', '']]])('%j: nothing', (processors) => {
    expect(waysToPay(processors)).toEqual([]);
  });
});
