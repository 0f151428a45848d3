import { summariseVehicle } from '@forecourt/domain';
import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddedSearch } from '../openSearch.ts';
import { openSampleSearch, sampleKeys, wireRequest } from '../testing/serveSearch.ts';
import { attributeProblem } from './attributeProblem.ts';
import { isDrawable, summaryProblem } from './summaryProblem.ts';

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(5, 3, ['dealer-1']);
const [first, second] = stock.map((vehicle) => toSearchRecord(vehicle)).filter(({ sold }) => !sold);
if (!first || !second) throw new Error('There is no stock.');

describe('the summary of a record', () => {
  it('is right as the product itself writes it', () => {
    for (const vehicle of sampleStock(200, 7, ['dealer-1'])) {
      expect([summaryProblem(summariseVehicle(vehicle)), isDrawable(summariseVehicle(vehicle))]).toEqual([null, true]);
    }
  });

  it.each([
    [undefined, 'summary: expected an object, as cards show it'],
    ['a car', 'summary: expected an object, as cards show it'],
    [{ ...first.summary, slug: undefined }, 'summary.slug: missing'],
    [{ ...first.summary, images: 'none' }, /^summary\.images: .*array/],
    [{ ...first.summary, price: '12 000' }, /^summary\.price: .*number/],
    [{ ...first.summary, finance: { provider: 'a bank' } }, /^summary\.finance\.provider: /],
  ])('is refused with the field’s name: %o', (summary, problem) => {
    expect(summaryProblem(summary)).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
  });
});

describe('what a record is filtered by', () => {
  it('is right as the product itself writes it', () => {
    for (const vehicle of sampleStock(200, 7, ['dealer-1'])) {
      expect(attributeProblem({ ...toSearchRecord(vehicle) })).toBeNull();
    }
  });

  it.each([
    [{ price: '12,000' }, 'price: expected a number'],
    [{ year: Number.NaN }, 'year: expected a number'],
    [{ created_at_timestamp: 'today' }, 'created_at_timestamp: expected a number'],
    [{ make: { name: 'Kia' } }, 'make: expected a text or a list of texts'],
    [{ filtered_features: ['Sunroof', null] }, 'filtered_features: expected a text or a list of texts'],
    [{ km: { _operation: 'Increment', value: 1 } }, null],
    [{ price: null, make: 'Kia', certified: 'true', filtered_features: ['Sunroof'], own_field: {} }, null],
  ])('is refused with the field’s name: %o', (record, problem) => {
    expect(attributeProblem(record)).toBe(problem);
  });
});

describe('records written over the wire', () => {
  let search: EmbeddedSearch;
  beforeEach(async () => {
    search = openSampleSearch().search;
    await search.upsert(stock);
  });
  afterEach(() => search.close());

  const send = (path: string, body: object, method = 'POST') =>
    search.handle(site, wireRequest(`/1/indexes/${path}`, body, { method, key: sampleKeys.admin }));
  const write = (...requests: object[]) => send(`${primaryIndex}/batch`, { requests });
  const shown = async () => {
    const { results } = await search.queries(site, { requests: [{ indexName: primaryIndex, hitsPerPage: 50 }] });
    return (results[0] as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID).toSorted();
  };

  it('are refused as a whole batch when one has no summary, or a wrong one', async () => {
    const { summary: _summary, ...bare } = first;
    const before = await shown();
    expect(
      await write(
        { action: 'updateObject', body: { ...second, objectID: 'new' } },
        { action: 'addObject', body: bare },
      ),
    ).toEqual({
      status: 400,
      body: { message: 'requests[1].body.summary: expected an object, as cards show it', status: 400 },
    });
    const wrong = { objectID: first.objectID, summary: { ...first.summary, price: 'free' } };
    expect(await write({ action: 'partialUpdateObject', body: wrong })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^requests\[0\]\.body\.summary\.price: /) },
    });
    expect(
      await send('*/batch', { requests: [{ action: 'addObject', indexName: primaryIndex, body: bare }] }),
    ).toMatchObject({ status: 400 });
    expect(await send(primaryIndex, bare)).toMatchObject({ status: 400 });
    expect(
      await write({ action: 'partialUpdateObject', body: { objectID: first.objectID, price: '12,000' } }),
    ).toMatchObject({ status: 400, body: { message: 'requests[0].body.price: expected a number' } });
    expect(await shown()).toEqual(before);
  });

  it('are taken when they are whole, and in parts that leave the summary alone', async () => {
    expect((await write({ action: 'addObject', body: { ...first, objectID: 'added' } })).status).toBe(200);
    expect((await write({ action: 'partialUpdateObject', body: { objectID: 'added', custom_rank: 9 } })).status).toBe(
      200,
    );
    expect(await shown()).toContain('added');
  });

  it('hide alone, with the others shown, when they came by another way', async () => {
    const { summary: _summary, ...bare } = first;
    const before = await shown();
    const others = [{ ...bare, objectID: 'bare' }, ...stock.map((vehicle) => toSearchRecord(vehicle))];
    const requests = others.map((body) => ({ action: 'addObject', body }));
    expect((await send('prepared/batch', { requests })).status).toBe(200);
    const move = await send('prepared/operation', { operation: 'move', destination: primaryIndex });
    expect(move.status).toBe(200);
    expect(await shown()).toEqual(before);
  });
});
