import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openPictureFetch } from './fetchPicture.ts';
import { sending, startPictureServer, type PictureServer } from './testing/pictureServer.ts';

describe('[API-06] a host of pictures that misbehaves', () => {
  let server: PictureServer;
  let folder: string;

  beforeEach(async () => {
    server = await startPictureServer();
    folder = temporaryFolder();
  });
  afterEach(() => server.close());

  function take(path: string, options: { maxBytes?: number; limit?: () => AbortSignal } = {}) {
    const base = `http://pictures.test:${server.port}`;
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const fetchPicture = openPictureFetch({ hosts: [base], resolve, mayConnect: () => true, ...options });
    return fetchPicture(new URL(path, base), join(folder, 'picture'));
  }

  it('is cut off at the first byte too many, whatever length it promised', async () => {
    server.answers.set('/honest', sending('x'.repeat(101), { 'content-length': '101' }));
    server.answers.set('/chunked', (_request, response) => {
      response.writeHead(200);
      for (let chunk = 0; chunk < 50; chunk += 1) response.write('x'.repeat(40));
      response.end();
    });
    server.answers.set('/fits', sending('x'.repeat(100)));
    for (const path of ['/honest', '/chunked']) {
      expect(await take(path, { maxBytes: 100 })).toEqual({ ok: false, status: 404, reason: 'is too large' });
    }
    expect(await readdir(folder)).toEqual([]);
    expect(await take('/fits', { maxBytes: 100 })).toEqual({ ok: true });
  });

  it.each(['before it answers', 'in the middle of the picture'])('is given up when it stops %s', async (moment) => {
    const patience = new AbortController();
    server.answers.set('/slow', (_request, response) => {
      if (moment === 'before it answers') return patience.abort();
      response.writeHead(200);
      response.write('x', () => patience.abort());
    });
    expect(await take('/slow', { limit: () => patience.signal })).toMatchObject({
      ok: false,
      status: 502,
      reason: 'took too long',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing behind when it hangs up half way', async () => {
    server.answers.set('/cut', (request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x', () => request.socket.destroy());
    });
    expect(await take('/cut')).toMatchObject({ ok: false, status: 502 });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    [404, 404],
    [410, 404],
    [403, 404],
    [500, 502],
    [503, 502],
    [204, 502],
    [206, 502],
  ])('that answers %i makes it %i', async (theirs, ours) => {
    server.answers.set('/a.jpg', (_request, response) => {
      response.writeHead(theirs).end();
    });
    expect(await take('/a.jpg')).toMatchObject({ ok: false, status: ours });
  });

  it('is told nothing of the visitor', async () => {
    let seen: Record<string, unknown> = {};
    server.answers.set('/a.jpg', (request, response) => {
      seen = request.headers;
      response.end('x');
    });
    await take('/a.jpg');
    expect(Object.keys(seen).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });
});
