import { wholeSite, sampleSite } from '@forecourt/domain/testing';
import type { ContentCall, ContentCaller, EditorAccess, OpenedPlatform } from '@forecourt/platform';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerContent } from './answerContent.ts';

let server: Server;
let origin: string;
let calls: { call: ContentCall; caller: ContentCaller | undefined }[];
/** What the API says to a key. */
let refusal: { status: number; body: object } | null;
/** How far the editor is open to the session that calls. */
let access: EditorAccess;

const editors = [{ name: 'Dana Whitcombe', mobile: '0491 570 156' }];
const site = { ...wholeSite(sampleSite), editors };
const visitor = { id: 'session-1', phone: '+61491570156', createdAt: new Date(0) };

beforeEach(async () => {
  [calls, refusal, access] = [[], null, 'stranger'];
  const platform = {
    signIn: { find: (_site: object, token: string) => Promise.resolve(token === 'dana' ? visitor : null) },
    passkeys: { access: () => Promise.resolve(access) },
    contentApi: {
      refuse: () => refusal,
      answer: (call: ContentCall, caller?: ContentCaller) => {
        calls.push({ call, caller });
        return Promise.resolve({ status: 201, body: { address: '/media/content/a' } });
      },
    },
  } as unknown as Pick<OpenedPlatform, 'contentApi' | 'signIn' | 'passkeys'>;
  server = createServer((request, response) => void answerContent(platform, { site, request, response }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const megabytes = (count: number) => new Uint8Array(count * 1_024 * 1_024).fill(0xff);
const send = (path: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(`${origin}/api/content${path}`, { method: 'POST', body });

it('hands on a picture byte for byte, up to 8 MB', async () => {
  const picture = megabytes(8);
  const answer = await send('/pictures/harbour', picture);
  expect([answer.status, await answer.json()]).toEqual([201, { address: '/media/content/a' }]);
  const [handed] = calls;
  expect([handed?.call.method, handed?.call.path]).toEqual(['POST', '/pictures/harbour']);
  expect(Buffer.compare(Buffer.from(handed?.call.body ?? ''), picture)).toBe(0);
});

it('refuses what is longer in words for whoever sent it', async () => {
  const picture = await send('/pictures/harbour', megabytes(9));
  expect([picture.status, await picture.json()]).toEqual([
    413,
    { error: expect.stringMatching(/8 MB. Save a smaller copy/) },
  ]);
  const record = await send('/sites/harbour/page/a', megabytes(5));
  expect([record.status, await record.json()]).toEqual([413, { error: expect.stringContaining('4194304 bytes') }]);
  expect(calls).toEqual([]);
});

it('takes nothing from who may not write', async () => {
  refusal = { status: 401, body: { error: 'Send your key.' } };
  expect((await send('/pictures/harbour', megabytes(1))).status).toBe(401);
  expect(calls).toEqual([]);
});

/** Every call that the editor's pages make, and others of the API. */
const editorCalls = [
  ['GET', '/schemas/page'],
  ['GET', '/sites/harbour/page'],
  ['GET', '/shown/harbour/page'],
  ['GET', '/shown/harbour/page/a'],
  ['PUT', '/sites/harbour/page/a'],
  ['PATCH', '/sites/harbour/page/a'],
  ['DELETE', '/sites/harbour/page/a'],
  ['PUT', '/sites/harbour/page/a/draft'],
  ['DELETE', '/sites/harbour/page/a/draft'],
  ['POST', '/sites/harbour/page/a/publish'],
  ['POST', '/previews'],
  ['POST', '/pictures/harbour'],
  ['POST', '/batch'],
] as const;

describe.each(editorCalls)('%s %s', (method, path) => {
  const call = (cookie: string, more: Record<string, string> = {}) =>
    fetch(`${origin}/api/content${path}`, {
      method,
      headers: { cookie: `__Host-forecourt=${cookie}`, ...more },
      ...(method !== 'GET' && { body: '{}' }),
    });

  it('takes nothing from a session that has not proved a passkey', async () => {
    refusal = { status: 401, body: { error: 'Send your key.' } };
    for (access of ['stranger', 'unregistered', 'locked'] as const)
      expect((await call('dana')).status, access).toBe(401);
    access = 'open';
    expect((await call('somebody')).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it('is the editor’s where they proved one', async () => {
    refusal = { status: 401, body: { error: 'Send your key.' } };
    access = 'open';
    expect((await call('dana')).status).toBe(201);
    expect(calls.map(({ caller }) => caller)).toEqual([{ name: 'editor Dana Whitcombe', sites: [site.slug] }]);
    expect((await call('dana', { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('is a program’s by its key alone', async () => {
    expect((await call('none', { authorization: 'Bearer key' })).status).toBe(201);
    expect(calls.map(({ caller }) => caller)).toEqual([undefined]);
  });
});
