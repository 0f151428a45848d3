import { expect, it } from 'vitest';
import { algoliaTestAccount } from '../config/config.ts';
import { openAlgoliaTarget } from './testing/conformance/algoliaTarget.ts';
import { describeConformance } from './testing/conformance/conformance.ts';
import { openOwnTarget } from './testing/conformance/ownTarget.ts';
import { openPassThrough } from './testing/openPassThrough.ts';
import { openSampleSearch } from './testing/serveSearch.ts';

describeConformance('the embedded engine, over HTTP', () => {
  const { search } = openSampleSearch();
  return openOwnTarget(search, () => search.close());
});

describeConformance('the pass-through to Algolia, over HTTP', async () => {
  const { search, close } = await openPassThrough();
  return openOwnTarget(search, close);
});

const account = algoliaTestAccount();
if (account.ok) {
  describeConformance('Algolia itself', () => openAlgoliaTarget(account));
} else {
  // Said aloud, because a suite that is silent about what it left out is believed to have run.
  console.info(`The conformance suite was not run against Algolia itself: ${account.reason}`);
}

it('says why it was not run against Algolia itself, when it was not', () => {
  expect(account.ok || account.reason).toEqual(
    account.ok ? true : expect.stringMatching(/^FORECOURT_TEST_ALGOLIA_\w+/),
  );
});
