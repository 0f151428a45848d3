import { expect, it } from 'vitest';
import { alex, harbour, robin, sunrise, type WatchlistFixture } from './watchlistFixture.ts';

const kias = { name: 'Kias', path: '/search?make=Kia&page=2' };

export function itKeepsSearches(fixture: WatchlistFixture): void {
  it('[ROUTE-15] keeps searches by name, newest first, at their first page', async () => {
    expect(await fixture.service.saveSearch(harbour, robin, kias)).toEqual({ ok: true, changed: true });
    fixture.wait(1_000);
    await fixture.service.saveSearch(harbour, robin, { name: ' Everything ', path: '/search' });
    const [all, kia] = await fixture.service.searches(harbour, robin);
    expect(all).toMatchObject({ name: 'Everything', path: '/search', created_at: fixture.now() });
    expect(kia).toMatchObject({ name: 'Kias', path: '/search?make=Kia' });
  });

  it('[ROUTE-15] renames a search that is saved again', async () => {
    await fixture.service.saveSearch(harbour, robin, kias);
    expect(await fixture.service.saveSearch(harbour, robin, kias)).toEqual({ ok: true, changed: false });
    const again = { name: 'Koreans', path: '/search?make=Kia' };
    expect(await fixture.service.saveSearch(harbour, robin, again)).toEqual({ ok: true, changed: true });
    expect((await fixture.service.searches(harbour, robin)).map(({ name }) => name)).toEqual(['Koreans']);
  });

  it('[WL-04] keeps searches of phones and sites apart', async () => {
    await fixture.service.saveSearch(harbour, robin, kias);
    const [{ id } = { id: '' }] = await fixture.service.searches(harbour, robin);
    expect(await fixture.service.searches(harbour, alex)).toEqual([]);
    expect(await fixture.service.searches(sunrise, robin)).toEqual([]);
    expect(await fixture.service.removeSearch(harbour, alex, id)).toEqual({ ok: true, changed: false });
    expect(await fixture.service.removeSearch(sunrise, robin, id)).toEqual({ ok: true, changed: false });
    expect(await fixture.service.removeSearch(harbour, robin, id)).toEqual({ ok: true, changed: true });
    expect(await fixture.service.searches(harbour, robin)).toEqual([]);
  });

  it.each([
    ['a page that is no search', { name: 'Kias', path: '/cars/rav4' }],
    ['another site’s search path', { name: 'Kias', path: '/stock?make=Kia' }],
    ['another site', { name: 'Kias', path: 'https://evil.example/search' }],
    ['no name', { name: '  ', path: '/search' }],
    ['a name that is no text', { name: ['Kias'], path: '/search' }],
  ])('[ROUTE-15] refuses %s', async (_what, given) => {
    expect(await fixture.service.saveSearch(harbour, robin, given)).toMatchObject({ ok: false, status: 422 });
    expect(await fixture.service.searches(harbour, robin)).toEqual([]);
  });

  it('[ROUTE-15] keeps 50 searches and says what to do about the next', async () => {
    for (let number = 1; number <= 50; number += 1) {
      await fixture.service.saveSearch(harbour, robin, { name: `No ${number}`, path: `/search?query=${number}` });
    }
    const one = await fixture.service.saveSearch(harbour, robin, { name: 'No 51', path: '/search?query=51' });
    expect(one).toMatchObject({ ok: false, status: 409 });
    const known = await fixture.service.saveSearch(harbour, robin, { name: 'First', path: '/search?query=1' });
    expect(known).toEqual({ ok: true, changed: true });
    expect(await fixture.service.searches(harbour, robin)).toHaveLength(50);
  });
}
