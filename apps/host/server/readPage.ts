import { request } from 'node:http';

/**
 * Asks this host itself for a page.
 * @param longest milliseconds
 * @returns the page; null where it did not come
 */
export function readPage(port: number, host: string, path: string, longest: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false, timeout: longest });
    call.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', () => resolve(null));
      answer.on('end', () => resolve(answer.statusCode === 200 ? Buffer.concat(parts) : null));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null)).end();
  });
}
