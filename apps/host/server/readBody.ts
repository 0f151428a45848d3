import type { IncomingMessage } from 'node:http';

/** Discards the rest of a body: it is read and dropped, so that the client gets the response. */
export function dropBody(request: IncomingMessage): null {
  request.resume();
  return null;
}

/**
 * The bytes of a request's body, or null as soon as it is longer than allowed: answer at once, the rest is discarded.
 * @param longest bytes
 */
export async function readBytes(request: IncomingMessage, longest: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return dropBody(request);
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open for the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) break;
    chunks.push(chunk);
  }
  if (size > longest) return dropBody(request);
  return Buffer.concat(chunks);
}

/** The body of a request as text, or null as `readBytes` has it. @param longest bytes */
export async function readBody(request: IncomingMessage, longest: number): Promise<string | null> {
  return (await readBytes(request, longest))?.toString('utf8') ?? null;
}
