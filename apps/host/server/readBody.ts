import type { IncomingMessage } from 'node:http';

/**
 * The body of a request, or null as soon as it is longer than allowed: the rest is not waited for. Close the connection
 * then: what the sender goes on sending would pass for its next request.
 * @param longest bytes
 */
export async function readBody(request: IncomingMessage, longest: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  // Left open, because the answer goes out over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
