import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImageService } from '../../ports/imagePort.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { EncodedTooLate } from './encodePicture.ts';
import { openImages } from './openImages.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c00"/></svg>';

describe('the image route', () => {
  let folder: string;
  let images: ImageService;
  let drawn: number;

  beforeEach(async () => {
    folder = temporaryFolder();
    drawn = 0;
    const picture = async (name: string) => {
      drawn += 1;
      return name === 'car' ? Buffer.from(svg) : null;
    };
    images = openImages({ folder, sources: { demo: { picture } } });
  });

  it('answers in the best format the browser takes, at the width asked for', async () => {
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp', 'webp'],
      ['image/avif;q=0, image/webp', 'webp'],
      ['IMAGE/AVIF;q=0.5, image/webp', 'heif'],
      ['image/avif;q=0, image/*;q=0.8', 'webp'],
      ['image/webp;q=0.0, image/*', 'jpeg'],
      ['image/*', 'webp'],
      ['*/*', 'jpeg'],
      ['text/html', 'jpeg'],
    ] as const) {
      const { status, headers, body } = await images.respond('demo/car/320', accept);
      const read = await sharp(body).metadata();
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      expect([read.format, read.width, read.height]).toEqual([format, 320, 240]);
    }
  });

  it('draws a picture once however many ask for it at the same time, and never again', async () => {
    await Promise.all(Array.from({ length: 8 }, () => images.respond('demo/car/480', 'image/webp')));
    await images.respond('demo/car/480', 'image/webp');
    expect(drawn).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it.each(['demo/car/333', 'demo/../car/320', 'other/car/320', 'constructor/car/320', 'demo/none/320', ''])(
    'answers 404 for %j and writes nothing',
    async (path) => {
      expect((await images.respond(path, 'image/webp')).status).toBe(404);
      expect(await readdir(folder)).toHaveLength(0);
    },
  );

  it('sends a picture that it cannot keep, as on a full disk', async () => {
    const taken = join(folder, 'taken');
    await writeFile(taken, '');
    const picture = () => Promise.resolve(Buffer.from(svg));
    const full = openImages({ folder: taken, sources: { demo: { picture } } });
    expect((await full.respond('demo/car/320', 'image/webp')).status).toBe(200);
  });

  it('asks to come again for a picture that the machine has no time for', async () => {
    const picture = () => Promise.reject(new EncodedTooLate());
    const busy = openImages({ folder, sources: { demo: { picture } } });
    const { status, headers } = await busy.respond('demo/car/320', 'image/webp');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
  });

  it('leads on from the name of a picture, as content has it, to the picture', async () => {
    const { status, headers } = await images.respond('demo/car', 'image/webp');
    expect([status, headers['location']]).toEqual([302, '/media/demo/car/1280']);
    expect((await images.respond('demo/car/1280', 'image/webp')).status).toBe(200);
  });
});
