import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageResponse, ImageService, ImageSource } from '../ports.ts';
import { negotiateFormat, parseImagePath, type ImageFormat } from './imageRequest.ts';
import { boundFolder } from './boundFolder.ts';

export interface ImageOptions {
  /** Folder for finished pictures; grows to `maxBytes` and then loses the longest unused. */
  folder: string;
  sources: Readonly<Record<string, ImageSource>>;
  /** @default 1 GiB */
  maxBytes?: number;
}

const quality: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

const text = (status: number, message: string): ImageResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: new TextEncoder().encode(message),
});

/** Resizes pictures of known sources to known widths, in the best format the browser takes. */
export function openImages({ folder, sources, maxBytes = 1 << 30 }: ImageOptions): ImageService {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const bound = boundFolder(folder, maxBytes);

  async function make(source: ImageSource, name: string, width: number, format: ImageFormat, file: string) {
    const cached = await readFile(file).catch(() => null);
    if (cached) return new Uint8Array(cached);
    const original = await source.picture(name);
    if (!original) return null;
    const made = await quality[format](sharp(original, { limitInputPixels: 40_000_000 }).resize({ width })).toBuffer();
    await mkdir(folder, { recursive: true });
    const half = `${file}.${process.pid}.tmp`;
    await writeFile(half, made);
    await rename(half, file);
    bound.added(made.length);
    return new Uint8Array(made);
  }

  return {
    async respond(path, accept) {
      const request = parseImagePath(path);
      const source = request && Object.hasOwn(sources, request.source) ? sources[request.source] : undefined;
      if (!request || !source) return text(404, 'There is no such picture.');
      const format = negotiateFormat(accept);
      const key = createHash('sha1').update(`${request.source}/${request.name}/${request.width}`).digest('hex');
      const file = join(folder, `${key}.${format}`);
      const running = underWay.get(file) ?? make(source, request.name, request.width, format, file);
      underWay.set(file, running);
      const body = await running.finally(() => underWay.delete(file));
      if (!body) return text(404, 'There is no such picture.');
      return {
        status: 200,
        headers: {
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept',
        },
        body,
      };
    },
  };
}
