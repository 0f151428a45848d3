import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'b1946ac92492d2347c6235b4d2611184f0e4c2f76c58916ec258f246851bea09';
const url = 'http://127.0.0.1:4500';

function problemsOf(environment: Record<string, string>): string[] {
  const read = readConfig(environment, '/srv/forecourt');
  return read.ok ? [] : read.problems;
}

it('takes a stand-in that demo hosts with one secret share', () => {
  const read = readConfig({ FORECOURT_STAND_IN: url, FORECOURT_SECRET: secret }, '/srv/forecourt');
  expect(read.ok && read.config.standIn).toEqual({ url, secret });
});

it('refuses one without a common secret, on another machine, or outside the demo', () => {
  expect(problemsOf({ FORECOURT_STAND_IN: url })).toEqual([
    'FORECOURT_SECRET must be set when FORECOURT_STAND_IN is, the same on all hosts.',
  ]);
  expect(problemsOf({ FORECOURT_STAND_IN: 'http://pay.example:80', FORECOURT_SECRET: secret })).toEqual([
    "FORECOURT_STAND_IN must be an address of this machine such as 'http://127.0.0.1:4500'.",
  ]);
  expect(
    problemsOf({
      FORECOURT_STAND_IN: url,
      FORECOURT_SECRET: secret,
      FORECOURT_DEMO: '0',
      FORECOURT_SEARCH_KEY: 'search-key-1',
      FORECOURT_ORIGIN: 'https://{slug}.example',
    }),
  ).toEqual([expect.stringMatching(/^FORECOURT_STAND_IN must not be set when FORECOURT_DEMO is 0/)]);
});
