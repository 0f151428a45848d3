import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readAlgoliaTestAccount } from './searchConfig.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  const read = readConfig(environment, '/srv/forecourt');
  return read.ok ? [] : read.problems;
};

it('names what Algolia needs when it is chosen', () => {
  expect(problemsOf({ FORECOURT_SEARCH: 'algolia', FORECOURT_ALGOLIA_APP: 'APP1' })).toEqual([
    "FORECOURT_ALGOLIA_SEARCH_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
    "FORECOURT_ALGOLIA_ADMIN_KEY must be set when FORECOURT_SEARCH is 'algolia'.",
  ]);
});

it('refuses the admin key in the place of the key that only searches', () => {
  const keys = { FORECOURT_ALGOLIA_SEARCH_KEY: 'one-and-the-same', FORECOURT_ALGOLIA_ADMIN_KEY: 'one-and-the-same' };
  const problems = problemsOf({ FORECOURT_SEARCH: 'algolia', FORECOURT_ALGOLIA_APP: 'APP1', ...keys });
  expect(problems).toEqual(['FORECOURT_ALGOLIA_SEARCH_KEY must be a key that only searches, not the admin key.']);
});

it('says what is wrong with each setting of the search', () => {
  const wrong = {
    FORECOURT_SEARCH: 'elastic',
    FORECOURT_ALGOLIA_APP: 'not an id',
    FORECOURT_ALGOLIA_SEARCH_KEY: 'hunter2',
    FORECOURT_ALGOLIA_PREFIX: 'a b',
    FORECOURT_ALGOLIA_HOSTS: 'search.example',
    FORECOURT_SEARCHES_PER_ADDRESS: '3',
  };
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(6);
  expect(problems[0]).toBe("FORECOURT_SEARCH must be 'embedded' (the engine of this program) or 'algolia'.");
  expect(problems.join()).not.toContain('hunter2');
});

it('leaves Algolia’s settings alone while the embedded engine answers', () => {
  expect(problemsOf({ FORECOURT_ALGOLIA_APP: 'APP1' })).toEqual([]);
});

it('knows whether there is an application to test against, and what is missing', () => {
  const whole = {
    FORECOURT_TEST_ALGOLIA_APP: 'APP1',
    FORECOURT_TEST_ALGOLIA_SEARCH_KEY: 's',
    FORECOURT_TEST_ALGOLIA_ADMIN_KEY: 'a',
  };
  expect(readAlgoliaTestAccount(whole)).toEqual({ ok: true, application: 'APP1', searchKey: 's', adminKey: 'a' });
  expect(readAlgoliaTestAccount({ ...whole, FORECOURT_TEST_ALGOLIA_APP: '' })).toEqual({
    ok: false,
    reason: 'FORECOURT_TEST_ALGOLIA_APP is not set.',
  });
});
