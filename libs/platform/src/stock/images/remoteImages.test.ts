import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageService } from '../../ports/imagePort.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openImages } from './openImages.ts';
import { sending, startPictureServer, type PictureServer } from '../../calls/testing/pictureServer.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c00' } });
const start = Date.parse('2026-11-02T02:00:00Z');

describe('[API-06] the image route for pictures of a feed', () => {
  let server: PictureServer;
  let folder: string;
  let images: ImageService;
  let now: number;
  let reports: string[];

  beforeEach(async () => {
    server = await startPictureServer();
    folder = temporaryFolder();
    now = start;
    reports = [];
    images = openImages({
      folder: join(folder, 'finished'),
      sources: {},
      remote: {
        folder: join(folder, 'fetched'),
        hosts: [`http://pictures.test:${server.port}`],
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        mayConnect: () => true,
        now: () => new Date(now),
        report: (message) => reports.push(message),
      },
    });
  });
  afterEach(() => server.close());

  const nameOf = (address: string) => Buffer.from(address).toString('base64url');
  const at = (path: string) => nameOf(`http://pictures.test:${server.port}${path}`);
  const ask = (path: string, width = 320, accept = 'image/webp') =>
    images.respond(`remote/${at(path)}/${width}`, accept);

  it('answers a picture of a listed host in the best format, at the width asked for, for good', async () => {
    server.answers.set('/a.jpg', sending(await plain(2000, 1500).jpeg().toBuffer()));
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['text/html', 'image/jpeg'],
    ] as const) {
      const { status, headers, body } = await ask('/a.jpg', 640, accept);
      const { width, height } = await sharp(body).metadata();
      expect([status, headers['content-type'], headers.vary, width, height]).toEqual([200, type, 'Accept', 640, 480]);
      expect(headers['cache-control']).toContain('immutable');
    }
    expect(server.requests).toEqual(['/a.jpg']);
  });

  it('fetches once, however many widths are asked for at the same time', async () => {
    server.answers.set('/a.jpg', sending(await plain(1700, 1000).jpeg().toBuffer()));
    const answers = await Promise.all([96, 320, 480, 640, 768, 960, 1280, 1600].map((width) => ask('/a.jpg', width)));
    const widths = await Promise.all(answers.map(async ({ body }) => (await sharp(body).metadata()).width));
    expect(widths).toEqual([96, 320, 480, 640, 768, 960, 1280, 1600]);
    expect(server.requests).toEqual(['/a.jpg']);
    expect(await readdir(join(folder, 'fetched'))).toHaveLength(1);
  });

  it('turns a phone’s picture upright and takes out where it was taken', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '32/1 3/1 0/1' } };
    const sideways = await plain(800, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    server.answers.set('/phone.jpg', sending(sideways));
    const found = await sharp((await ask('/phone.jpg', 480)).body).metadata();
    expect([found.width, found.height, found.exif]).toEqual([480, 640, undefined]);
  });

  it('shows the first frame of an animation, and never makes a picture larger than it is', async () => {
    const frames = await Promise.all(['#c00', '#0c0'].map((background) => colour(background)));
    server.answers.set(
      '/a.gif',
      sending(
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
      ),
    );
    const { body } = await ask('/a.gif', 640);
    const { dominant } = await sharp(body).stats();
    expect([(await sharp(body).metadata()).width, dominant.r > dominant.g]).toEqual([200, true]);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a picture and no more', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ])('takes over no picture from %s, whatever it is called', async (_what, body) => {
    server.answers.set('/a.jpg', sending(body, { 'content-type': 'image/jpeg' }));
    expect((await ask('/a.jpg')).status).toBe(404);
    expect(await readdir(join(folder, 'fetched'))).toEqual([]);
  });

  it('does not decode what claims more than forty million pixels', async () => {
    server.answers.set('/bomb.png', sending(await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer()));
    expect((await ask('/bomb.png')).status).toBe(404);
  });

  it('rests after a failure, says so for a short while, and tries again later', async () => {
    server.answers.set('/a.jpg', (_request, response) => response.writeHead(500).end());
    const first = await ask('/a.jpg');
    expect([first.status, first.headers['cache-control']]).toEqual([502, 'public, max-age=30']);
    await ask('/a.jpg', 640);
    expect(server.requests).toHaveLength(1);
    expect(reports).toEqual([`A picture of pictures.test:${server.port} was not taken over: it answered 500.`]);
    server.answers.set('/a.jpg', sending(await plain(400, 300).jpeg().toBuffer()));
    now += 31_000;
    expect((await ask('/a.jpg')).status).toBe(200);
  });

  it('looks again after a day, and keeps what it has while the host is away', async () => {
    server.answers.set('/a.jpg', sending(await plain(400, 300).jpeg().toBuffer()));
    await ask('/a.jpg', 320);
    const [file = ''] = await readdir(join(folder, 'fetched'));
    await utimes(join(folder, 'fetched', file), new Date(start), new Date(start));
    now = start + 25 * 3_600_000;
    server.answers.set('/a.jpg', (_request, response) => response.writeHead(503).end());
    expect((await ask('/a.jpg', 96)).status).toBe(200);
    expect(server.requests).toHaveLength(2);
  });

  it('knows each picture by one address alone', async () => {
    server.answers.set('/a.jpg', sending(await plain(400, 300).jpeg().toBuffer()));
    const base = `http://pictures.test:${server.port}`;
    for (const other of [`${base}/x/../a.jpg`, `${base}/a.jpg#top`, `HTTP://pictures.test:${server.port}/a.jpg`]) {
      expect((await images.respond(`remote/${nameOf(other)}/320`, 'image/webp')).status).toBe(404);
    }
    for (const path of [
      `remote/${at('/a.jpg')}=/320`,
      `remote/${at('/a.jpg')}/0320`,
      `remote/${at('/a.jpg')}/333`,
      'remote//320',
    ]) {
      expect((await images.respond(path, 'image/webp')).status, path).toBe(404);
    }
    expect(server.requests).toEqual([]);
  });

  it.each(['https://elsewhere.test/a.jpg', 'file:///etc/passwd', 'http://127.0.0.1/a.jpg', 'javascript:alert(1)', 'x'])(
    'is no way to %s, and reports nothing of it',
    async (address) => {
      expect((await images.respond(`remote/${nameOf(address)}/320`, 'image/webp')).status).toBe(404);
      expect(reports).toEqual([]);
    },
  );
});

const colour = (background: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
