import { filterAttributes } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { withRequestedSections } from './requestedSections.ts';
import { searchSections, sectionKind } from './searchSections.ts';
import { readSearchUrl } from './urlState.ts';

const own = searchSections(sampleSite);

describe('withRequestedSections', () => {
  it('[SRCH-08] lets an address narrow by any attribute, offered in the panel or not', () => {
    for (const attribute of filterAttributes) {
      const sections = withRequestedSections(own, [attribute]);
      const section = sections.find((one) => one.attribute === attribute);
      const models = attribute === 'make_model' && own.some(({ control }) => control === 'makes');
      expect(Boolean(section) || models, attribute).toBe(true);
      const isRange = section && sectionKind(section) === 'range';
      const value = isRange ? '5-9' : attribute === 'created_at_timestamp' ? '7' : 'true';
      const { lists, ranges, toggles } = readSearchUrl(new URLSearchParams([[attribute, value]]), sections);
      expect([...Object.keys(lists), ...Object.keys(ranges), ...toggles]).toEqual([attribute]);
    }
  });

  it('appends the requested sections to those of the site, once', () => {
    const sections = withRequestedSections(own, ['drive', 'make', 'tare_weight_from', 'tare_weight_to', 'utm_source']);
    expect(sections.slice(0, own.length)).toEqual(own);
    expect(sections.slice(own.length).map(({ attribute }) => attribute)).toEqual(['drive', 'tare_weight']);
  });

  it('changes nothing when nothing else is asked for', () => {
    expect(withRequestedSections(own, ['page', 'query', 'make'])).toBe(own);
  });
});
