import type { Vehicle } from '@forecourt/domain';
import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { sampleKeys } from './serveSearch.ts';
import { idsOf, type SearchFixture } from './searchFixture.ts';

/** Vehicles that are all visible on the site. */
export const openStock = (count: number, seed: number): Vehicle[] =>
  sampleStock(count, seed, ['dealer-a']).map((vehicle) => ({
    ...vehicle,
    status: 'in_stock' as const,
    sold: false,
    sold_date_timestamp: null,
    show_on_dealer_website: true,
  }));

export function itWrites(fixture: SearchFixture): void {
  describe('written to', () => {
    const [first, second, third] = openStock(3, 5) as [Vehicle, Vehicle, Vehicle];
    const site = sampleSiteOf(['dealer-a']);
    const path = `/1/indexes/${primaryIndex}`;
    const write = async (end: string, body: unknown, method = 'POST') =>
      (await fixture.send(`${path}${end}`, body, method, sampleKeys.admin)).body;
    const found = async (params: object = {}): Promise<string[]> => idsOf(await fixture.ask(params, site)).toSorted();
    beforeEach(() => fixture.fill([first, second]));

    it('shows a change, a new vehicle and a removal when the write is done', async () => {
      await fixture.search.upsert([{ ...first, model: 'Zephyrine' }, third]);
      await fixture.search.remove([second.id, 'never there']);
      expect(await found()).toEqual([first.id, third.id].toSorted());
      expect(await found({ filters: 'model:Zephyrine' })).toEqual([first.id]);
      expect(await found({ query: 'zephyrine' })).toEqual([first.id]);
      expect(await fixture.search.size()).toBe(2);
    });

    it('[SITE-04] keeps a vehicle that changes dealers out at once', async () => {
      await fixture.search.upsert([{ ...first, dealership_id: 'DEALER-A' }]);
      expect(await found()).toEqual([second.id]);
      await fixture.search.upsert([first]);
      expect(await found()).toEqual([first.id, second.id].toSorted());
    });

    it('remembers which state of the stock it reflects', async () => {
      await fixture.search.setVersion('41');
      await fixture.search.setVersion('42');
      expect(await fixture.search.version()).toBe('42');
      await fixture.search.upsert([third]);
      expect(await fixture.search.version()).toBe('42');
    });

    it('[API-03] takes and gives up single records, and those a filter finds', async () => {
      await write('', { ...toSearchRecord(third), objectID: undefined });
      expect(await fixture.search.size()).toBe(3);
      await write(`/${third.id}`, toSearchRecord(third), 'PUT');
      expect(await found()).toContain(third.id);
      expect(await write('/deleteByQuery', { params: 'filters=' })).toMatchObject({ status: 400 });
    });

    it('writes nothing of a batch with a fault', async () => {
      const requests = [{ action: 'clear' }, { action: 'explode' }];
      expect(await write('/batch', { requests })).toMatchObject({ status: 400 });
      expect(await fixture.search.size()).toBe(2);
    });

    it('refuses records for a replica, whose records are the primary’s', async () => {
      const replica = `/1/indexes/${primaryIndex}_price_asc/batch`;
      const requests = [{ action: 'addObject', body: { objectID: 'x' } }];
      const answer = await fixture.send(replica, { requests }, 'POST', sampleKeys.admin);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('is a replica') } });
    });

    it('[API-03] keeps synonyms through a rebuild, and refuses those of an unknown type', async () => {
      const gas = { objectID: 'gas', type: 'oneWaySynonym', input: 'gas', synonyms: ['lpg'] };
      await write('/synonyms/batch?replaceExistingSynonyms=true', [gas]);
      expect(await write('/synonyms/search', { query: 'lpg' })).toMatchObject({ hits: [gas], nbHits: 1 });
      await fixture.fill([first, second]);
      expect(await write('/synonyms/gas', {}, 'GET')).toMatchObject(gas);
      await write('/synonyms/gas', { ...gas, synonyms: ['autogas'] }, 'PUT');
      expect(await write('/synonyms/gas', {}, 'GET')).toMatchObject({ synonyms: ['autogas'] });
      expect(await write('/synonyms/batch', [{ objectID: 'x', type: 'placeholder' }])).toMatchObject({ status: 400 });
      await write('/synonyms/clear', {});
      expect(await write('/synonyms/gas', {}, 'GET')).toMatchObject({ status: 404 });
    });

    it('[SRCH-20] answers in an order an operator added, beside those it comes with, also after a rebuild', async () => {
      const order = `${primaryIndex}_cheap_first`;
      await write('/settings', { replicas: [order] }, 'PUT');
      const settings = { ranking: ['asc(price)', 'custom'] };
      await fixture.send(`/1/indexes/${order}/settings`, settings, 'PUT', sampleKeys.admin);
      const cheap = [first, second, third].map((vehicle, place) => ({
        ...vehicle,
        price: 3_000_000 - place * 100_000,
      }));
      await fixture.fill(cheap);
      expect(idsOf(await fixture.ask({ indexName: order }, site))).toEqual([third.id, second.id, first.id]);
      expect(idsOf(await fixture.ask({ indexName: `${primaryIndex}_price_desc` }, site))).toEqual([
        ...[first.id, second.id, third.id],
      ]);
      await write('/settings', { replicas: [] }, 'PUT');
      await fixture.fill([first, second]);
    });

    it('lists its indexes, without those that are only another order', async () => {
      const answer = await fixture.send('/1/indexes', {}, 'GET', sampleKeys.admin);
      const { items } = answer.body as { items: { name: string; entries: number }[] };
      expect(items).toEqual([expect.objectContaining({ name: primaryIndex, entries: 2 })]);
    });
  });
}
