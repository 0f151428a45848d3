import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveStatic } from './staticFiles.ts';

/** Host names of the companies that a demo host plays, so that their code comes from other origins than the sites. */
const vendorHost = /^([a-z]{1,20})\.vendor\.localhost$/;

/** The company that a demo host plays under a name; null for every other name. @example vendorOf('chat.vendor.localhost') // 'chat' */
export const vendorOf = (host: string): string | null => vendorHost.exec(host)?.[1] ?? null;

export interface VendorCall {
  vendor: string;
  /** Without query. */
  path: string;
  hostFolder: string;
}

/** Pages of our own machine may show the vendor's frame, and nothing may be loaded into it from elsewhere. */
const policy = "default-src 'self'; frame-ancestors http://*.localhost:*; base-uri 'none'; form-action 'none'";

/** Answers for a company whose chat or widget demo sites have: its files, which pages of others may read and measure. */
export async function answerVendor(
  { vendor, path, hostFolder }: VendorCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('content-security-policy', policy);
  const folder = join(hostFolder, 'public/vendors', vendor);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && (await serveStatic(request, response, path, folder, 'public, max-age=60'))) return;
  response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('There is nothing here.\n');
}
