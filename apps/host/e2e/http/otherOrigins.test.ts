import { expect, test } from 'vitest';
import { mailOf } from '../support/mails.ts';
import { person } from '../support/plainForm.ts';
import { askSite, firstInStock, searchKeys, type Call } from '../support/wire.ts';

const slug = 'haggle-free-cars';
/** As the site's file lists it. */
const listed = 'http://localhost:4173';
const foreign = 'https://evil.example';

const from = (origin: string, { headers, ...call }: Call = {}): Call => ({ ...call, headers: { origin, ...headers } });
const query: Call = {
  method: 'POST',
  headers: { ...searchKeys, 'content-type': 'text/plain' },
  body: JSON.stringify({ requests: [{ indexName: 'Car_production', hitsPerPage: 1 }] }),
};
const searchPath = '/api/search/1/indexes/*/queries';

test('[SITE-04] a search is answered to pages of origins that the site lists, and to no others', async () => {
  const answer = await askSite(slug, searchPath, from(listed, query));
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe(listed);
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  expect(answer.headers.vary).toContain('Origin');
  expect((JSON.parse(answer.text) as { results: { nbHits: number }[] }).results[0]?.nbHits).toBeGreaterThan(0);

  // Neither an origin that nobody lists, nor one that another site lists.
  for (const [site, origin] of [
    [slug, foreign],
    ['harbour-toyota', listed],
  ] as const) {
    const refused = await askSite(site, searchPath, from(origin, query));
    expect(refused.status).toBe(403);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    expect(refused.text).toContain(`takes no requests from pages of ${origin}`);
  }
  expect((await askSite(slug, searchPath, query)).headers.vary).toContain('Origin');
});

test('[FORM-14] a lead from a page of a listed origin is stored and delivered, one from elsewhere is refused', async () => {
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const preflight = await askSite(slug, '/api/leads', from(listed, { method: 'OPTIONS', headers: asked }));
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': listed,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': expect.stringContaining('content-type'),
  });
  expect((await askSite(slug, '/api/leads', from(foreign, { method: 'OPTIONS', headers: asked }))).status).toBe(403);

  const begun = await askSite(slug, '/api/leads', from(listed));
  const { started_at } = JSON.parse(begun.text) as { started_at: string };
  const car = await firstInStock(slug);
  const lead: Call = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, car_id: car.objectID, started_at, message: 'May I see it?' }),
  };
  const sent = await askSite(slug, '/api/leads', from(listed, lead));
  expect(sent.status).toBe(200);
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': listed,
    vary: expect.stringContaining('Origin'),
  });
  const { lead_id } = JSON.parse(sent.text) as { lead_id: string };
  expect(await mailOf(lead_id)).toContain('May I see it?');

  const refused = await askSite(slug, '/api/leads', from(foreign, lead));
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
});

test('[SITE-04] what pages elsewhere need of a site is given to them, and nothing else of the site', async () => {
  const answer = await askSite(slug, '/api/site', from(listed));
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': listed,
    vary: expect.stringContaining('Origin'),
  });
  const given = JSON.parse(answer.text) as { site: object; theme: { name: string }; searchKey: string };
  expect(given).toMatchObject({ site: { slug, origin: expect.any(String) }, theme: { name: 'superstore' } });
  for (const hidden of ['leadDestinations', 'allowedOrigins', 'hosts', 'spinToWin', 'replies'])
    expect(given.site).not.toHaveProperty(hidden);
  // Nothing else is open: a page elsewhere can neither read pages nor act for a visitor.
  const page = await askSite(slug, '/', from(listed));
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  expect((await askSite(slug, '/api/phone/reveal', from(listed, { method: 'POST' }))).status).toBe(403);
});
