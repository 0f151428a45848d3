import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const gateway = {
  FORECOURT_SMS_URL: 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json',
  FORECOURT_SMS_ACCOUNT: 'AC123',
  FORECOURT_SMS_TOKEN: 'the-token',
  FORECOURT_SMS_FROM: '+61480000000',
};
const read = (environment: Record<string, string>) => readConfig(environment, '/srv');
const problemsOf = (environment: Record<string, string>) => {
  const result = read(environment);
  return result.ok ? [] : result.problems;
};

describe('the configuration of sign-in', () => {
  it('[GATE-06] puts the account into the gateway’s address', () => {
    const result = read(gateway);
    expect(result.ok && result.config.signIn.sms).toEqual({
      url: 'https://api.twilio.com/2010-04-01/Accounts/AC123/Messages.json',
      account: 'AC123',
      token: 'the-token',
      from: '+61480000000',
    });
  });

  it('needs a secret of the installation’s own outside the demo', () => {
    expect(problemsOf({ FORECOURT_DEMO: '0', FORECOURT_SEARCH_KEY: 'search-key-1' })).toEqual([
      'FORECOURT_SECRET must be set when FORECOURT_DEMO is 0.',
    ]);
    expect(problemsOf({ FORECOURT_SECRET: 'too short' })).toEqual(['FORECOURT_SECRET must be at least 32 characters.']);
  });

  it('names what is missing of a gateway', () => {
    expect(problemsOf({ FORECOURT_SMS_URL: gateway.FORECOURT_SMS_URL })).toEqual([
      'FORECOURT_SMS_ACCOUNT must be set when FORECOURT_SMS_URL is.',
      'FORECOURT_SMS_TOKEN must be set when FORECOURT_SMS_URL is.',
      'FORECOURT_SMS_FROM must be set when FORECOURT_SMS_URL is.',
    ]);
  });

  it.each([
    ['FORECOURT_SMS_URL', 'http://sms.example/Messages.json'],
    ['FORECOURT_SMS_URL', 'https://user:password@sms.example/Messages.json'],
    ['FORECOURT_SMS_FROM', 'A name that is too long'],
    ['FORECOURT_SMS_ACCOUNT', 'AC:1'],
    ['FORECOURT_SMS_PER_DAY', '0'],
    ['FORECOURT_SIGN_INS_PER_ADDRESS', 'many'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ ...gateway, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must`))]);
  });

  it.each(['http://127.0.0.1:4001/Messages.json', 'http://localhost:4001/Messages.json'])('takes %s', (url) => {
    expect(problemsOf({ ...gateway, FORECOURT_SMS_URL: url })).toEqual([]);
  });

  it('never repeats the secret or the token in what it complains of', () => {
    const wrong = { ...gateway, FORECOURT_SECRET: 'hunter2', FORECOURT_SMS_TOKEN: 'hunter3', FORECOURT_SMS_FROM: '' };
    expect(JSON.stringify(problemsOf(wrong))).not.toMatch(/hunter/);
    expect(problemsOf(wrong)).toHaveLength(3);
  });
});
