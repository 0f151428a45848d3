import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { pullFeed, type PullOrder } from './pullFeed.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const data = temporaryFolder();
const closings: (() => void)[] = [];
let answer: Answer;
let asked: IncomingMessage['headers'][];
let origin: string;
let other: string;
let purpose = 0;

const answering = () =>
  serve(
    (request, response) => {
      asked.push(request.headers);
      answer(request, response);
    },
    (close) => closings.push(close),
  );
beforeAll(async () => {
  [origin, other] = [(await answering()).origin, (await answering()).origin];
});
beforeEach(() => {
  asked = [];
  purpose += 1;
});
afterAll(() => closings.forEach((close) => close()));

const pull = (changes: Partial<PullOrder> = {}) =>
  pullFeed({
    address: `${origin}/stock.csv`,
    data,
    purpose: String(purpose),
    authorization: null,
    hosts: [origin, other].map((one) => new URL(one).host),
    again: false,
    maxBytes: 1_000,
    ...changes,
  });

const withTag: Answer = (request, response) => {
  if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
  else response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT' }).end('a,b\n1,2\n');
};

it('fetches a feed whole, and an edition that was kept no second time', async () => {
  answer = withTag;
  const first = await pull();
  expect(readFileSync(first?.file ?? '', 'utf8')).toBe('a,b\n1,2\n');
  expect(asked[0]).not.toHaveProperty('if-none-match');
  expect(await pull()).not.toBeNull();
  await first?.keep();
  expect(await pull()).toBeNull();
  expect(asked.at(-1)).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': 'Sun, 01 Nov 2026 00:00:00 GMT' });
});

it('fetches what was kept again where that is asked for, or it is for something else', async () => {
  answer = withTag;
  await (await pull())?.keep();
  expect(await pull({ again: true })).not.toBeNull();
  expect(await pull({ purpose: 'another site' })).not.toBeNull();
});

it('sends its secret to the origin of the address, and to none that it leads to', async () => {
  answer = (request, response) => {
    if (request.url === '/stock.csv') response.writeHead(302, { location: '/moved' }).end();
    else if (request.url === '/moved') response.writeHead(302, { location: `${other}/elsewhere` }).end();
    else response.end('a\n');
  };
  expect(await pull({ authorization: 'Bearer secret' })).not.toBeNull();
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer secret', 'Bearer secret', undefined]);
});

it('takes what a server sends without a length as far as it goes: what is in it says whether that is all', async () => {
  answer = (_, { socket }) => socket?.end('HTTP/1.0 200 OK\r\n\r\n[{"a":1');
  expect(readFileSync((await pull())?.file ?? '', 'utf8')).toBe('[{"a":1');
});

it.each<[string, Answer, Partial<PullOrder>, RegExp]>([
  ['an error', (_, response) => response.writeHead(403).end(), {}, /cannot be fetched: the server answers 403\.$/],
  ['too much', (_, response) => response.end('x'.repeat(2_000)), {}, /over 1 MB, and a feed has 1 MB at most/],
  [
    'half of it',
    (_, response) => response.writeHead(200, { 'content-length': 9 }).write('a', () => response.destroy()),
    {},
    /cannot be fetched whole: the server ended it after 1 bytes\.$/,
  ],
  [
    'the first of its chunks',
    (_, response) => response.writeHead(200).write('a,b\n', () => response.socket?.end()),
    {},
    /cannot be fetched whole/,
  ],
  [
    'more than the length that is announced',
    (_, { socket }) => socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\na,b\n1,2\n'),
    {},
    /cannot be fetched whole: it does not have the length that its server announced\.$/,
  ],
  ['a circle', (_, response) => response.writeHead(302, { location: '/stock.csv' }).end(), {}, /leads on and on/],
  ['what is not encrypted', withTag, { hosts: [] }, /is not encrypted: allow it with FORECOURT_FEED_HOSTS/],
  [
    'a private address',
    withTag,
    { hosts: [], address: 'https://10.0.0.7/a' },
    /10\.0\.0\.7 is not on the public internet/,
  ],
  ['a password in the address', withTag, { address: 'https://me:you@example.com/a' }, /has no password in it/],
  ['no address', withTag, { address: 'https://' }, /is no address/],
  [
    'a name that leads to a private address',
    withTag,
    { address: 'https://feeds.example/a', resolve: async () => [{ address: '10.0.0.7', family: 4 }] },
    /feeds\.example is not on the public internet/,
  ],
])('refuses %s, and leaves nothing behind', async (_name, given, changes, sentence) => {
  answer = given;
  const before = readdirSync(join(data, 'feeds', 'pulled'));
  await expect(pull(changes)).rejects.toThrow(sentence);
  expect(readdirSync(join(data, 'feeds', 'pulled'))).toEqual(before);
});
