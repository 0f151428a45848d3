import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const key = 'sk_test_4eC39HqLyjWDarjt';
const secret = 'whsec_5uEqLyjWDarjtT1z';

const problemsOf = (environment: Record<string, string>): string[] => {
  const read = readConfig(environment, '/srv/forecourt');
  return read.ok ? [] : read.problems;
};

it('wants key and signing secret of the payment provider together', () => {
  expect(problemsOf({ FORECOURT_STRIPE_KEY: key })).toEqual([
    'FORECOURT_STRIPE_WEBHOOK_SECRET must be set with FORECOURT_STRIPE_KEY.',
  ]);
  expect(problemsOf({ FORECOURT_STRIPE_WEBHOOK_SECRET: secret })).toEqual([
    'FORECOURT_STRIPE_KEY must be set with FORECOURT_STRIPE_WEBHOOK_SECRET.',
  ]);
  expect(problemsOf({ FORECOURT_STRIPE_KEY: key, FORECOURT_STRIPE_WEBHOOK_SECRET: secret })).toEqual([]);
});

it('takes nobody’s money in the demo', () => {
  const live = { FORECOURT_STRIPE_KEY: 'sk_live_4eC39HqLyjWDarjt', FORECOURT_STRIPE_WEBHOOK_SECRET: secret };
  expect(problemsOf(live)).toEqual(['FORECOURT_STRIPE_KEY must be a test key while FORECOURT_DEMO is 1.']);
});

it('says what is wrong with a setting, and repeats none of it', () => {
  const wrong = {
    FORECOURT_STRIPE_KEY: 'pk_test_public1234',
    FORECOURT_STRIPE_WEBHOOK_SECRET: 'hunter2hunter2',
    FORECOURT_STRIPE_PAGES: 'http://pay.example/path',
  };
  expect(problemsOf(wrong)).toEqual([
    "FORECOURT_STRIPE_KEY must be a secret or restricted key of Stripe's, such as 'rk_live_…'.",
    "FORECOURT_STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook, such as 'whsec_…'.",
    "FORECOURT_STRIPE_PAGES must be an origin such as 'https://pay.dealer.example'.",
  ]);
});
