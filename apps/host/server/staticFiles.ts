import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { chooseEncoding } from './encoding.ts';
import { packed as packedEnding, packWell } from './packed.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const packed = new Map<string, Buffer>();

async function pack(file: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding}:${file}`;
  const known = packed.get(key);
  if (known) return known;
  const built = encoding === 'br' ? await readFile(file + packedEnding).catch(() => null) : null;
  const body = built ?? (await readFile(file));
  const made = built ?? (encoding === 'br' ? await packWell(body) : await promisify(gzip)(body, { level: 9 }));
  packed.set(key, made);
  return made;
}

/** The file of a path, or null where the path is malformed or leads out of the folder. */
function fileOf(path: string, folder: string): string | null {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

/**
 * Serves files whose names change with their content, as the build packed them, else compressed once and kept.
 * @param cacheControl of files whose names stay
 * @returns false when the path is not one of them
 */
export async function serveStatic(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  folder: string,
  cacheControl = 'public, max-age=31536000, immutable',
): Promise<boolean> {
  const type = types[extname(path)];
  const file = type ? fileOf(path, folder) : null;
  if (!type || !file) return false;
  try {
    // Fonts are compressed already; compressed files are cached, however small.
    const encoding = type === 'font/woff2' ? 'identity' : chooseEncoding(request.headers['accept-encoding'], Infinity);
    const body = encoding === 'identity' ? await readFile(file) : await pack(file, encoding);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      // Browsers fetch the fonts of another website's style sheet only where they are anybody's.
      ...(type === 'font/woff2' && { 'access-control-allow-origin': '*' }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  } catch {
    return false;
  }
}
