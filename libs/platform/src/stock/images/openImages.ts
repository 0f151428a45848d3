import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageResponse, ImageService, ImageSource, OriginalSource } from '../../ports/imagePort.ts';
import { boundFolder } from '../../files/boundFolder.ts';
import { EncodedTooLate, encodePicture } from './encodePicture.ts';
import {
  negotiateFormat,
  parseImagePath,
  parseOriginalPath,
  sizedImagePath,
  type ImageFormat,
  type ImageRequest,
  type OriginalRequest,
} from './imageRequest.ts';
import { GateFull, type Gate } from '../../limits/openGate.ts';
import { openPictureGate } from './pictureGate.ts';
import { openRemotePictures, type RemoteOptions } from './openRemotePictures.ts';

export interface ImageOptions {
  /** Folder for finished pictures; above `maxBytes` the least recently used are deleted. */
  folder: string;
  /** Sources by their names in the path. `remote` is reserved. */
  sources: Readonly<Record<string, ImageSource>>;
  /** Sources whose files are also sent as they are, at `{source}/{name}.{ending}`: logos are drawn to any size. */
  originals?: Readonly<Record<string, OriginalSource>>;
  /** Pictures of other hosts, under `/media/remote/`; none without it. */
  remote?: RemoteOptions;
  /** @default 1 GiB */
  maxBytes?: number;
  /** Limits decoding and encoding, together with whoever else works on pictures. @default one of its own */
  gate?: Gate;
}

type Original = { ok: true; picture: Uint8Array | string } | { ok: false; status: 404 | 502 };
type Made = { ok: true; body: Uint8Array<ArrayBuffer> } | { ok: false; status: 404 | 502 };

const cacheForever = 'public, max-age=31536000, immutable';
const originalTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const refusals = {
  404: { cache: 'public, max-age=300', words: 'There is no such picture.' },
  502: { cache: 'public, max-age=30', words: 'The picture could not be fetched.' },
  503: { cache: 'no-store', words: 'Too many pictures are asked for at the moment.' },
} as const;

function refuse(status: keyof typeof refusals): ImageResponse {
  const { cache, words } = refusals[status];
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cache,
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    },
    body: new TextEncoder().encode(words),
  };
}

const sendOn = (path: string): ImageResponse => ({
  status: 302,
  headers: { location: `/media/${path}`, 'cache-control': 'public, max-age=86400' },
  body: new Uint8Array(),
});

/** Resizes pictures of known sources to allowed widths, in the best format the browser accepts, a few at a time. */
export function openImages({
  folder,
  sources,
  originals = {},
  remote,
  maxBytes = 1 << 30,
  gate = openPictureGate(),
}: ImageOptions): ImageService {
  const pending = new Map<string, Promise<Made>>();
  const bound = boundFolder(folder, maxBytes);
  const remotePictures = remote ? openRemotePictures(remote, gate) : null;

  async function original({ source, name }: ImageRequest): Promise<Original> {
    if (source === 'remote' && remotePictures) {
      const found = await remotePictures.picture(name);
      return found.ok ? { ok: true, picture: found.file } : found;
    }
    const picture = Object.hasOwn(sources, source) ? await sources[source]?.picture(name) : null;
    return picture ? { ok: true, picture } : { ok: false, status: 404 };
  }

  async function keep(file: string, made: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    try {
      await writeFile(draft, made);
      await rename(draft, file);
    } catch (fault) {
      await rm(draft, { force: true });
      throw fault;
    }
    bound.added(made.length);
  }

  async function make(request: ImageRequest, format: ImageFormat, file: string): Promise<Made> {
    const cached = await readFile(file).catch(() => null);
    if (cached) return { ok: true, body: new Uint8Array(cached) };
    const found = await original(request);
    if (!found.ok) return found;
    const made = await gate(() => encodePicture(found.picture, request.width, format));
    // A full disk costs the next visitor's wait, not this one's picture.
    await keep(file, made).catch(() => undefined);
    return { ok: true, body: new Uint8Array(made) };
  }

  async function respondOriginal({ source, name, ending }: OriginalRequest): Promise<ImageResponse> {
    const found = Object.hasOwn(originals, source) ? await originals[source]?.original(name, ending) : null;
    const type = originalTypes[ending];
    if (!found || type === undefined) return refuse(404);
    return {
      status: 200,
      // Opened by itself, an SVG is a document: it runs nothing and loads nothing.
      headers: { 'content-type': type, 'cache-control': cacheForever, 'content-security-policy': drawingPolicy },
      body: new Uint8Array(found),
    };
  }

  return {
    waiting: gate.waiting,
    async respond(path, accept) {
      const asked = parseOriginalPath(path);
      if (asked) return respondOriginal(asked);
      const request = parseImagePath(path);
      if (!request) {
        const sized = sizedImagePath(path);
        return sized === null ? refuse(404) : sendOn(sized);
      }
      const format = negotiateFormat(accept);
      const key = createHash('sha1').update(`${request.source}/${request.name}/${request.width}`).digest('hex');
      const file = join(folder, `${key}.${format}`);
      const running = pending.get(file) ?? make(request, format, file).finally(() => pending.delete(file));
      pending.set(file, running);
      const made = await running.catch((fault: unknown) => {
        if (fault instanceof GateFull || fault instanceof EncodedTooLate) return { ok: false, status: 503 } as const;
        throw fault;
      });
      if (!made.ok) return refuse(made.status);
      return {
        status: 200,
        headers: { 'content-type': `image/${format}`, 'cache-control': cacheForever, vary: 'Accept' },
        body: made.body,
      };
    },
  };
}
