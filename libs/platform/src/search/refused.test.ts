import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireRequest } from '@forecourt/search-engine';
import { openSearch } from './openSearch.ts';
import { sampleNow, sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { openSampleSearch, sampleKeys, wireRequest } from './testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);
const { search, logged } = openSampleSearch();
beforeAll(() => search.upsert(sampleStock(30, 5, ['dealer-1'])));
afterAll(() => search.close());

const base = wireRequest('/1/indexes/*/queries', '{"requests":[]}');
const headers = (key: string) => ({ ...base.headers, 'x-algolia-api-key': key });
const write = (path: string, body: unknown, method = 'POST') =>
  search.handle(site, wireRequest(`/1/indexes${path}`, body, { method, key: sampleKeys.admin }));
const send = (changes: Partial<WireRequest>) => search.handle(site, { ...base, ...changes });
const ask = (params: object) =>
  send({ body: JSON.stringify({ requests: [{ indexName: 'Car_production', ...params }] }) });

const nested = '['.repeat(5_000) + ']'.repeat(5_000);

describe('a request the search service refuses', () => {
  it.each<[object, string]>([
    [{ filters: 'NOT (a:1 OR b:2)' }, 'filters: NOT over a group is not supported at character 0'],
    [{ filters: 'price ~ 5' }, 'filters: unknown operator ~ at character 6'],
    [{ filters: 'make:"Toy' }, 'filters: unbalanced quote at character 5'],
    [{ filters: 7 }, 'filters: expected a string'],
    [{ facetFilters: [['make']] }, 'facetFilters: expected attribute:value in "make"'],
    [{ facetFilters: [[7]] }, 'facetFilters[0][0]: expected a string'],
    [{ facetFilters: {} }, 'facetFilters: expected a string or a list'],
    [{ facetFilters: '[["make' }, 'facetFilters: not a JSON list'],
    [{ numericFilters: ['price>cheap'] }, 'numericFilters: expected attribute, operator and number in "price>cheap"'],
    [{ numericFilters: ['price=>5'] }, 'numericFilters: expected attribute, operator and number'],
    [{ page: 1.5 }, 'page: expected a whole number'],
    [{ page: 1e9 }, 'page: expected'],
    [{ facetFilters: [Array(1_001).fill('make:Kia')] }, 'facetFilters: more than 1000 filters'],
    [{ filters: 'x'.repeat(20_001) }, 'filters: longer than'],
    [{ page: '2x' }, 'page: expected a whole number'],
    [{ hitsPerPage: 1_001 }, 'hitsPerPage: expected a whole number from 0 to 1000'],
    [{ hitsPerPage: [] }, 'hitsPerPage: expected a whole number'],
    [{ maxValuesPerFacet: 1e9 }, 'maxValuesPerFacet: expected a whole number from 1 to 1000'],
    [{ facets: Array.from({ length: 51 }, (_, place) => `facet${place}`) }, 'facets: more than 50 names'],
    [{ facets: [null] }, 'facets: expected a string or a list of strings'],
    [{ query: { $gt: '' } }, 'query: expected a string'],
    [{ params: 5 }, 'params: expected a string'],
    [{ type: 'facet' }, 'requests[0].facet: expected an attribute name'],
    [{ type: 'facet', facet: 'vin' }, 'facet: "vin" is not an attribute'],
    [{ type: 'guess' }, 'requests[0].type: expected default or facet'],
    [{ indexName: '' }, 'requests[0].indexName: expected an index name'],
  ])('is answered 400 with the place of the fault: %j', async (params, message) => {
    expect(await ask(params)).toMatchObject({
      status: 400,
      body: { status: 400, message: expect.stringContaining(message) },
    });
  });

  it.each([
    ['', 'requests: expected a list'],
    ['{', 'body: not JSON'],
    [`{"requests":[{"facetFilters":${nested}}]}`, 'body: not JSON: it is nested more than 64 deep'],
    [
      `{"requests":[{"indexName":"Car_production","params":"numericFilters=${nested}"}]}`,
      'numericFilters: not a JSON list',
    ],
    ['[]', 'body: expected an object'],
    ['null', 'body: expected an object'],
    ['{"requests":{}}', 'requests: expected a list'],
    ['{"requests":[7]}', 'requests[0]: expected an object'],
    [`{"requests":[${Array(51).fill('{}').join()}]}`, 'requests: more than 50'],
  ])('is answered 400 when its body is %s', async (body, message) => {
    expect(await send({ body })).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it.each<[string, Partial<WireRequest>, number]>([
    ['an unknown index', { body: '{"requests":[{"indexName":"nothing"}]}' }, 404],
    ['an unknown path', { path: '/1/keys' }, 404],
    ['a path that climbs', { path: '/1/indexes/../../etc' }, 404],
    ['a broken escape', { path: '/1/indexes/%E0%A4%A/query' }, 404],
    ['an unknown method', { method: 'PATCH' }, 404],
    ['no key', { headers: { 'x-algolia-application-id': 'forecourt' } }, 403],
    ['a wrong key', { headers: headers('guess') }, 403],
    ['a wrong application', { headers: { ...headers(sampleKeys.search), 'x-algolia-application-id': 'other' } }, 403],
    ['a write with the search key', { path: '/1/indexes/Car_production/batch', body: '{"requests":[]}' }, 403],
    ['browsing with the search key', { path: '/1/indexes/Car_production/browse', body: '{}' }, 403],
    ['settings with the search key', { method: 'GET', path: '/1/indexes/Car_production/settings' }, 403],
    ['a missing record', { method: 'GET', path: '/1/indexes/Car_production/none', body: '' }, 404],
  ])('is refused: %s', async (_what, changes, status) => {
    expect(await send(changes)).toMatchObject({ status, body: { status, message: expect.any(String) } });
  });

  it.each<[object, string]>([
    [{ requests: {} }, 'requests: expected a list'],
    [{ requests: [{ action: 'explode' }] }, 'requests[0].action: unknown action "explode"'],
    [{ requests: [{ action: 'updateObject', body: {} }] }, 'requests[0].body.objectID'],
    [{ requests: [{ action: 'addObject', body: 7 }] }, 'requests[0].body: expected an object'],
    [{ requests: [{ action: 'addObject', body: { objectID: 'x', text: 'x'.repeat(100_001) } }] }, 'longer than 100000'],
    [
      {
        requests: [
          { action: 'clear' },
          { action: 'partialUpdateObject', body: { objectID: 'x', km: { _operation: 'Square' } } },
        ],
      },
      'km: unknown operation "Square"',
    ],
  ])('writes nothing of a batch with a fault: %j', async (body, message) => {
    const before = await search.size();
    const answer = await write('/Car_production/batch', body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    expect(await search.size()).toBe(before);
    expect((await ask({})).body).toMatchObject({ results: [{ nbHits: expect.any(Number) }] });
  });

  const operation = '/Car_production/operation';
  it.each<[string, string, unknown, string]>([
    ['POST', '/*/batch', { requests: [{ action: 'clear' }] }, 'requests[0].indexName: expected an index name'],
    ['POST', '/*/batch', [], 'body: expected an object'],
    ['POST', operation, { operation: 'swap' }, 'operation: expected copy or move'],
    ['POST', operation, { operation: 'copy' }, 'destination: expected an index name'],
    [
      'POST',
      operation,
      { operation: 'copy', destination: 'x', scope: ['records'] },
      'scope: expected settings, synonyms or rules instead of "records"',
    ],
    ['POST', '/a%2Fb/batch', { requests: [{ action: 'addObject', body: {} }] }, 'indexName: expected letters'],
    ['PUT', '/Car_production/settings', { searchableAttributes: 'make' }, 'searchableAttributes: expected a list'],
    ['PUT', '/Car_production/settings', [], 'body: expected an object'],
    ['POST', '/Car_production/synonyms/batch', {}, 'synonyms: expected a list'],
    ['POST', '/Car_production/synonyms/batch', [{ objectID: 'x' }], 'synonyms[0].synonyms: expected a list'],
    [
      'PUT',
      '/Car_production/synonyms/x',
      { objectID: 'y', type: 'synonym', synonyms: ['a', 'b'] },
      'objectID: expected "x", as in the path',
    ],
    ['POST', '/Car_production/rules/batch', [{ objectID: 'x' }], 'rules: not supported'],
    ['PUT', '/Car_production/rules/x', {}, 'rules: not supported'],
    ['POST', '/Car_production/browse', { cursor: 'made up' }, 'cursor: expected a cursor of an earlier answer'],
    ['POST', '/Car_production/browse', { cursor: 7 }, 'cursor: expected a string'],
    ['POST', '/Car_production/deleteByQuery', { params: 'filters=make%3AKia%20OR' }, 'filters: expected a filter'],
    ['POST', '/Car_production/batch', { requests: Array(10_001).fill({}) }, 'requests: more than 10000'],
    ['POST', '/*/objects', { requests: Array(1_001).fill({}) }, 'requests: more than 1000'],
    ['POST', '/*/objects', { requests: ['x'] }, 'requests[0]: expected indexName and objectID'],
    ['GET', '?page=-1', '', 'page: expected a whole number from 0'],
    ['GET', '?hitsPerPage=x', '', 'hitsPerPage: expected a whole number from 1 to 1000'],
  ])('is answered 400 with the place of the fault: %s %s %j', async (method, path, body, message) => {
    expect(await write(path, body, method)).toMatchObject({
      status: 400,
      body: { status: 400, message: expect.stringContaining(message) },
    });
  });

  it('says that keys are not read or made over the wire', async () => {
    for (const path of ['/1/keys', '/1/keys/abc']) {
      expect(await send({ method: 'GET', path })).toMatchObject({
        status: 404,
        body: { status: 404, message: expect.stringContaining('configuration') },
      });
    }
  });

  it('cannot write at all where no admin key is configured', async () => {
    const keys = { search: sampleKeys.search, admin: null };
    const readOnly = openSearch({ file: ':memory:', now: () => sampleNow, keys, log: () => undefined });
    for (const key of ['', 'null', sampleKeys.admin]) {
      const request = { ...base, path: '/1/indexes/Car_production/clear', headers: headers(key), body: '{}' };
      expect((await readOnly.handle(site, request)).status).toBe(403);
    }
    await readOnly.close();
  });

  it('never brings the service down', async () => {
    expect(logged).toEqual([]);
    expect((await ask({})).status).toBe(200);
  });
});
