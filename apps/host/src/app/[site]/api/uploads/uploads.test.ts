import { sampleSite } from '@forecourt/domain/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from './[picture]/route.ts';
import { POST } from './route.ts';

const host = 'harbour-toyota.localhost';
const site = { ...sampleSite, slug: 'harbour-toyota' };
const id = '11111111-1111-4111-8111-000000000000';
const key = '0b6f5a52-8a0e-4d5b-9d0c-0c8a1f7b2e11';
const add = vi.fn();
const remove = vi.fn();
const respond = vi.fn();
const list = vi.fn();

vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ host })),
  cookies: () => Promise.resolve({ get: () => undefined, set: () => undefined }),
}));
vi.mock('../../../../platform.ts', () => ({
  platform: () => ({
    sites: { byHost: (name: string) => (name === host ? site : null), publicSite: () => site },
    signIn: { find: () => Promise.resolve(null) },
    uploads: { add, remove, list, respond },
  }),
}));

const params = Promise.resolve({ site: 'harbour-toyota', picture: id });
const pdf = new File(['%PDF-1.7'], 'Mia.pdf', { type: 'application/pdf' });
const application = { form: 'careers', field: 'resume', key };

function send(fields: Readonly<Record<string, string | File>>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const sent = { host, accept: 'application/json', 'x-forecourt-address': '203.0.113.7', ...headers };
  return POST(new Request(`http://${host}/api/uploads`, { method: 'POST', body, headers: sent }), { params });
}
const see = (query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://${host}/api/uploads/${id}${query}`, { headers: { host, ...headers } }), { params });

beforeEach(() => {
  for (const one of [add, remove, respond, list]) one.mockReset();
  add.mockResolvedValue({ added: [], refused: [] });
  list.mockResolvedValue([{ id, name: 'Mia.pdf', kind: 'pdf', width: 0, height: 0 }]);
});

describe('a document for a form', () => {
  it("[FORM-12] is accepted for its own field only, by that field's rules, and named in the answer", async () => {
    const answer = await send({ ...application, file: pdf });
    expect(await answer.json()).toEqual({ files: [{ id, name: 'Mia.pdf' }], refused: [] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [of, owner, files, address, rules] = add.mock.calls[0] ?? [];
    expect([of, owner, address, rules]).toEqual([
      site,
      `form careers resume ${key}`,
      '203.0.113.7',
      { kinds: ['document'], max: 1 },
    ]);
    expect((files as File[]).map(({ name }) => name)).toEqual(['Mia.pdf']);
  });

  it('is a picture where the field takes pictures', async () => {
    await send({ form: 'service', field: 'photos', key, file: pdf });
    expect(add.mock.calls[0]?.[4]).toEqual({ kinds: ['picture'], max: 4 });
  });

  it('is returned with the reason of a refusal, and removed by its owner’s key', async () => {
    add.mockResolvedValue({ added: [], refused: ['You can send one document here.'] });
    expect(await (await send({ ...application, file: pdf })).json()).toMatchObject({
      refused: ['You can send one document here.'],
    });
    await send({ ...application, remove: id });
    expect(remove).toHaveBeenCalledExactlyOnceWith(site, `form careers resume ${key}`, id);
  });

  it.each([
    ['a key that others could guess', { ...application, key: '1' }],
    ['a field that takes no files', { ...application, field: 'message' }],
    ['a field of another form', { ...application, field: 'photos' }],
    ['no form of ours', { ...application, form: '__proto__' }],
  ])('is rejected with %s', async (_what, fields) => {
    expect((await send({ ...fields, file: pdf })).status).toBe(400);
    expect(add).not.toHaveBeenCalled();
  });

  it('is rejected for other sites', async () => {
    expect((await send({ ...application, file: pdf }, { host: 'elsewhere.localhost' })).status).toBe(404);
    expect(add).not.toHaveBeenCalled();
  });
});

describe('the link to a document', () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Mia.pdf"; filename*=UTF-8''Mia.pdf`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };

  it("passes the platform's file to the browser, headers included", async () => {
    respond.mockResolvedValue({ status: 200, headers, body: new TextEncoder().encode('%PDF-1.7') });
    const answer = await see('?until=1800000000&signature=abc');
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    const [of, asked, given] = respond.mock.calls[0] ?? [];
    expect([of, asked, String(given)]).toEqual([site, id, 'until=1800000000&signature=abc']);
  });

  it('is rejected with a wrong secret, and on another site', async () => {
    respond.mockResolvedValue({ status: 404, headers: {}, body: null });
    const wrong = await see('?until=1800000000&signature=wrong');
    expect([wrong.status, await wrong.text()]).toEqual([404, '']);
    respond.mockClear();
    expect((await see('', { host: 'elsewhere.localhost' })).status).toBe(404);
    expect(respond).not.toHaveBeenCalled();
  });
});
