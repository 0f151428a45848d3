import type { ContentCall, ContentCaller, OpenedPlatform } from '@forecourt/platform';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerContent } from './answerContent.ts';

let server: Server;
let origin: string;
let calls: { call: ContentCall; caller: ContentCaller | undefined }[];
/** What the API says to a key. */
let refusal: { status: number; body: object } | null;

beforeEach(async () => {
  [calls, refusal] = [[], null];
  const platform = {
    signIn: { find: () => Promise.resolve(null) },
    contentApi: {
      refuse: () => refusal,
      answer: (call: ContentCall, caller?: ContentCaller) => {
        calls.push({ call, caller });
        return Promise.resolve({ status: 201, body: { address: '/media/content/a' } });
      },
    },
  } as unknown as Pick<OpenedPlatform, 'contentApi' | 'signIn'>;
  server = createServer((request, response) => void answerContent(platform, { site: null, request, response }));
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
    { error: expect.stringMatching(/8 MB. Save it smaller/) },
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
