import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  const read = readConfig(environment, '/srv/forecourt');
  return read.ok ? [] : read.problems;
};

it.each(['FORECOURT_VALUATION', 'FORECOURT_GEOCODING'])('wants address and key of %s together', (name) => {
  const url = { [`${name}_URL`]: 'https://service.example/v1' };
  const key = { [`${name}_KEY`]: 'a key of this test' };
  expect(problemsOf(url)).toEqual([`${name}_KEY must be set with ${name}_URL.`]);
  expect(problemsOf(key)).toEqual([`${name}_URL must be set with ${name}_KEY.`]);
  expect(problemsOf({ ...url, ...key })).toEqual([]);
});

it.each([
  'http://service.example',
  'https://user:password@service.example',
  'https://service.example/?key=1',
  'ftp://x',
])('sends no key to %s, and repeats none of it', (url) => {
  const [problem, ...others] = problemsOf({
    FORECOURT_VALUATION_URL: url,
    FORECOURT_VALUATION_KEY: 'a key of this test',
  });
  expect(others).toEqual([]);
  expect(problem).toMatch(/^FORECOURT_VALUATION_URL must be an address/);
  expect(problem).not.toContain('password');
});

it('hands the services on', () => {
  const read = readConfig(
    { FORECOURT_GEOCODING_URL: 'http://127.0.0.1:4000/maps', FORECOURT_GEOCODING_KEY: 'a key of this test' },
    '/srv/forecourt',
  );
  expect(read.ok && [read.config.geocoding, read.config.valuation]).toEqual([
    { service: { url: 'http://127.0.0.1:4000/maps', key: 'a key of this test' } },
    { service: null },
  ]);
});
