import { describe, expect, it } from 'vitest';
import { readVisit } from './readVisit.ts';

const lcp = { name: 'LCP', value: 1_800, target: 'main>section#stock>img' };
const visit = { path: '/cars/rav4', figures: [lcp, { name: 'CLS', value: 0 }] };
const withFigures = (...figures: unknown[]) => ({ ...visit, figures });

describe('the report of a visit', () => {
  const tag = { name: 'chat', kilobytes: 12, isPartial: false, milliseconds: null };

  it('is read as it is, with what scripts of other companies cost', () => {
    expect(readVisit(visit)).toEqual({ ok: true, visit });
    const withTags = { ...visit, tags: [tag] };
    expect(readVisit(withTags)).toEqual({ ok: true, visit: withTags });
  });

  it.each([
    ['a query, which may carry what a visitor wrote', { ...visit, path: '/search?q=mia' }, "at 'path'"],
    ['another site’s page', { ...visit, path: '//evil.example' }, "at 'path'"],
    ['a figure there is none of', withFigures({ name: 'FID', value: 1 }), "at 'figures.0.name'"],
    ['a figure below nothing', withFigures({ name: 'LCP', value: -1 }), "at 'figures.0.value'"],
    ['words for a figure', withFigures({ name: 'LCP', value: '1' }), "at 'figures.0.value'"],
    ['text of the page for an element', withFigures({ ...lcp, target: 'Hello Mia' }), "at 'figures.0.target'"],
    ['a longer way to an element', withFigures({ ...lcp, target: 'a>a>a>a>a>a>a' }), "at 'figures.0.target'"],
    ['more of a visitor', withFigures({ ...lcp, email: 'mia@example.com' }), "at 'figures.0'"],
    ['no figure', withFigures(), "at 'figures'"],
    ['one figure twice', withFigures(lcp, lcp), "'LCP' is there twice."],
    ['an hour', withFigures({ name: 'LCP', value: 3_600_000 }), "No visit has a 'LCP' of 3600000."],
    ['a page that leaps a thousand times', withFigures({ name: 'CLS', value: 1_000 }), "No visit has a 'CLS'"],
    ['paint before the answer', withFigures(lcp, { name: 'TTFB', value: 2_000 }, { name: 'FCP', value: 300 }), "'FCP'"],
    ['the largest before the first', withFigures(lcp, { name: 'FCP', value: 1_950 }), "'LCP' cannot come before 'FCP'"],
    ['words for a script', { ...visit, tags: [{ ...tag, name: 'Call me' }] }, "at 'tags.0.name'"],
    ['one script twice', { ...visit, tags: [tag, tag] }, 'A script is there twice.'],
    ['nothing', null, 'cannot be read'],
  ])('is refused with %s', (_, given, words) => {
    const read = readVisit(given);
    expect(read.ok ? 'taken' : read.error).toContain(words);
  });
});
