import { readConfig, type Config } from '../config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where paths of a configuration count from. */
export const root = '/srv/forecourt';

/** What is wrong with a configuration. */
export function problemsOf(environment: Environment, folder = root): string[] {
  const read = readConfig(environment, folder);
  return read.ok ? [] : read.problems;
}

export function configOf(environment: Environment, folder = root): Config {
  const read = readConfig(environment, folder);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
}

/** As `openssl rand -hex 32` prints them. */
export const secret = 'b1946ac92492d2347c6235b4d2611184f0e4c2f76c58916ec258f246851bea09';
export const stripe = { FORECOURT_STRIPE_KEY: 'sk_live_4eC39HqLyj', FORECOURT_STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh' };
export const algolia = {
  FORECOURT_SEARCH: 'algolia',
  FORECOURT_ALGOLIA_APP: 'APP1',
  FORECOURT_ALGOLIA_SEARCH_KEY: 'reads-only',
  FORECOURT_ALGOLIA_ADMIN_KEY: 'reads-and-writes',
};
export const gateway = {
  FORECOURT_SMS_URL: 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json',
  FORECOURT_SMS_ACCOUNT: 'AC123',
  FORECOURT_SMS_TOKEN: 'the-token',
  FORECOURT_SMS_FROM: '+61480000000',
};
export const service = { url: 'http://127.0.0.1:4000/maps', key: 'a key of this test' };
