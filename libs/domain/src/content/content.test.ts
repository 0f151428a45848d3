import { describe, expect, it } from 'vitest';
import { contentState, wallClock } from './contentDates.ts';
import { contentHref } from './contentHref.ts';
import { contentPageSchema } from './contentPage.ts';

describe('when content shows', () => {
  const at = (instant: string, times: { draft?: boolean; from?: string; until?: string }, zone = 'Australia/Perth') =>
    contentState({ draft: false, from: null, until: null, ...times }, wallClock(new Date(instant), zone));

  it.each([
    ['no times', '2026-07-01T00:00:00Z', {}, 'live'],
    ['a draft, whatever its times', '2026-07-01T00:00:00Z', { draft: true, from: '2020-01-01' }, 'draft'],
    ['the minute before the first day', '2026-06-30T15:59:59Z', { from: '2026-07-01' }, 'scheduled'],
    ['the first minute', '2026-06-30T16:00:00Z', { from: '2026-07-01' }, 'live'],
    ['the last minute of the last day', '2026-07-31T15:59:59Z', { until: '2026-07-31' }, 'live'],
    ['the minute after', '2026-07-31T16:00:00Z', { until: '2026-07-31' }, 'expired'],
    ['before a time of day', '2026-07-31T08:59:59Z', { until: '2026-07-31T17:00' }, 'live'],
    ['at that time', '2026-07-31T09:00:00Z', { until: '2026-07-31T17:00' }, 'expired'],
  ] as const)('%s', (_, instant, times, state) => {
    expect(at(instant, times)).toBe(state);
  });

  it('goes by the zone of the site, daylight saving included', () => {
    const times = { from: '2026-12-01T09:00' };
    expect(at('2026-11-30T22:00:00Z', times, 'Australia/Sydney')).toBe('live');
    expect(at('2026-11-30T22:00:00Z', times, 'Australia/Brisbane')).toBe('scheduled');
  });

  it('reads midnight as the beginning of a day', () => {
    expect(wallClock(new Date('2026-06-30T16:00:00Z'), 'Australia/Perth')).toBe('2026-07-01T00:00');
  });
});

describe('a page', () => {
  const problems = (page: object) =>
    contentPageSchema.safeParse(page).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('needs a title and nothing else', () => {
    expect(contentPageSchema.parse({ title: 'About us' })).toMatchObject({ text: '', facts: [], draft: false });
  });

  it('says what is wrong and what would be right', () => {
    expect(problems({ title: 'A', from: '24.12.2026' })).toEqual(['from: write it as 2026-12-24 or 2026-12-24T09:00']);
    expect(problems({ title: 'A', until: '2026-02-30' })).toHaveLength(1);
    expect(problems({ title: 'A', until: '2026-02-28T24:00' })).toHaveLength(1);
    expect(problems({ title: 'A', tittle: 'B' })?.[0]).toMatch(/tittle/);
  });

  it.each([
    '/search',
    '/search?make=Kia',
    'https://www.example.com',
    'tel:+61893350100',
    'mailto:us@a.example',
    '#faq',
  ])('may lead to %s', (href) => expect(contentHref.safeParse(href).success).toBe(true));

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://a.example', 'data:text/html,x', ' /a'])(
    'may not lead to %s',
    (href) => expect(contentHref.safeParse(href).success).toBe(false),
  );
});
