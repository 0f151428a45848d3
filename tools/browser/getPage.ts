import { request } from 'node:http';

export interface Answer {
  status: number;
  /** As it came over the wire, still compressed where it was. */
  body: Buffer;
}

/**
 * Gets an address of a host on this machine. Node, other than browsers, does not know the names under `localhost`,
 * so it connects to 127.0.0.1 and names the host in the header.
 * @throws with one sentence when no host answers
 */
export function getPage(address: string, accept: 'gzip' | 'identity' = 'identity'): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port: port || 80,
      path: pathname + search,
      headers: { host, 'accept-encoding': accept },
      timeout: 30_000,
    });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('it did not answer within 30 s')));
    call.on('error', (fault) => {
      reject(new Error(`${address} cannot be reached (${fault.message}): start the host with \`npm start\`.`));
    });
    call.end();
  });
}
