import { siteSearchSchema } from '@forecourt/domain';
import { filterMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { withRequestedSections } from './requestedSections.ts';
import { searchSections } from './searchSections.ts';

const search = siteSearchSchema.parse({
  filters: [{ attribute: 'body' }, { attribute: 'created_at_timestamp' }, { attribute: 'fuel', title: 'Runs on' }],
});
const flags = { certifiedFilter: true };
const titlesOf = (sections: readonly { title: string }[]) => sections.map(({ title }) => title);

it('[SRCH-08] heads a filter with the title of the site, else with the usual words', () => {
  expect(titlesOf(searchSections({ search, flags }))).toEqual(['Certified', 'Body type', 'Listed', 'Runs on']);
});

it('heads filters that have no title in the words of the site, also those that an address asks for', () => {
  const messages = {
    'filter.certified': 'Checked',
    'filter.body': 'Shape',
    'filter.createdAtTimestamp': 'Came in',
    'filter.fuel': 'Power',
    'filter.bodyLength': 'How long',
  };
  const sections = searchSections({ search, flags, messages });
  expect(titlesOf(sections)).toEqual(['Checked', 'Shape', 'Came in', 'Runs on']);
  const asked = withRequestedSections(sections, ['body_length_from'], wordsOf(filterMessages, { messages }));
  expect(asked.at(-1)?.title).toBe('How long');
});
