import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from './staticFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'forecourt-static-'));
const folder = join(root, 'static');
const script = 'export const sunroof = true;\n'.repeat(100);
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(folder, 'chunks/a.js'), script);
  writeFileSync(join(folder, 'chunks/built.js'), script);
  writeFileSync(join(folder, 'chunks/built.js.br'), brotliCompressSync('packed by the build'));
  writeFileSync(join(folder, 'type.woff2'), 'type');
  writeFileSync(join(folder, 'notes.txt'), 'notes');
  writeFileSync(join(root, 'secret.json'), '{}');
  server = createServer((incoming, response) => {
    void serveStatic(incoming, response, incoming.url ?? '/', folder).then((served) => {
      if (!served) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function get(path: string, headers = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    call.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.end();
  });
}

describe('a file of the build', () => {
  it('is compressed and cacheable for good', async () => {
    const { status, headers, body } = await get('/chunks/a.js', { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('is sent as the build packed it, where it did', async () => {
    const { body } = await get('/chunks/built.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('packed by the build');
    expect((await get('/chunks/built.js')).body.toString()).toBe(script);
    expect((await get('/chunks/built.js.br', { 'accept-encoding': 'br' })).status).toBe(404);
  });

  it('is uncompressed for clients without encodings, and fonts are never compressed', async () => {
    expect((await get('/chunks/a.js')).body.toString()).toBe(script);
    const type = await get('/type.woff2', { 'accept-encoding': 'br' });
    expect(type.headers['content-encoding']).toBeUndefined();
    expect(type.body.toString()).toBe('type');
  });

  it('answers HEAD without the body', async () => {
    const { status, headers, body } = await get('/type.woff2', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '4', 0]);
  });
});

it.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/%2e%2e%2fsecret.json',
  '/..%2fsecret.json',
  '/chunks/..%5c..%5csecret.json',
  '/%00/a.js',
  '/%zz.js',
  '/notes.txt',
  '/chunks',
  '/none.js',
])('refuses %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.length).toBe(0);
});
