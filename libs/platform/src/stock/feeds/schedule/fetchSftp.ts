import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { connect, isIP, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import SftpClient from 'ssh2-sftp-client';
import { guardedLookup, RefusedAddress, systemResolve } from '../../../calls/guardedLookup.ts';
import { isPublicAddress } from '../../../calls/publicAddress.ts';
import { IncompleteFeedError } from '../feedFileError.ts';
import { limitBytes, megabytes, tooLarge } from '../limitBytes.ts';
import { isUnfinished } from '../watchFolder.ts';

const readyMs = 30_000;
const longestMs = 30 * 60_000;

export interface SftpOrder {
  address: string;
  /** A password, or a private key. */
  secret: string;
  /** Hash of the server's key. */
  hostKey: string;
  /** Hosts that need not be on the public internet. */
  hosts: readonly string[];
  /** Stamp of the edition that was imported last, or null. */
  known: string | null;
  /** Where to put it, and where to write it before it is whole. */
  file: string;
  draft: string;
  maxBytes: number;
}

function connectGuarded({ hostname, host, port }: URL, hosts: readonly string[]): Socket {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const at = { host: literal, port: Number(port || 22) };
  if (hosts.includes(host)) return connect(at);
  if (isIP(literal) && !isPublicAddress(literal)) throw new RefusedAddress(`${host} is not on the public internet`);
  return connect({ ...at, lookup: guardedLookup(systemResolve, isPublicAddress) });
}

/** The file at a path, or the newest of a folder, whose path ends with a slash. */
async function findFile(client: SftpClient, path: string): Promise<{ path: string; size: number; changedAt: number }> {
  if (!path.endsWith('/')) {
    const { size, modifyTime } = await client.stat(path);
    return { path, size, changedAt: modifyTime };
  }
  const files = (await client.list(path)).filter(({ type, name }) => type === '-' && !isUnfinished(name));
  const [newest] = files.toSorted(
    (one, other) => other.modifyTime - one.modifyTime || (one.name < other.name ? 1 : -1),
  );
  if (!newest) throw new Error(`the folder ${path} has no file`);
  return { path: `${path}${newest.name}`, size: newest.size, changedAt: newest.modifyTime };
}

/**
 * Fetches a feed from an SFTP server whose key is known.
 * @returns its stamp, null where it is the known one, 'unfinished' where it changes while it is read
 * @throws FeedFileError for one that is too large, IncompleteFeedError for one that does not arrive whole, and whatever is
 * wrong with the server
 */
export async function fetchSftp(order: SftpOrder): Promise<string | null | 'unfinished'> {
  const { address, secret, hostKey, hosts, known, file, draft, maxBytes } = order;
  const url = new URL(address);
  const client = new SftpClient('feed', { error: () => undefined, end: () => undefined, close: () => undefined });
  const sock = connectGuarded(url, hosts);
  // Until the client listens itself.
  sock.on('error', () => undefined);
  let isKnownHost = true;
  const login = secret.startsWith('-----BEGIN') ? { privateKey: secret } : { password: secret };
  try {
    await client
      .connect({
        sock,
        username: decodeURIComponent(url.username),
        ...login,
        readyTimeout: readyMs,
        hostVerifier: (key: Buffer) => {
          const found = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
          return (isKnownHost = found === hostKey);
        },
      })
      .catch((fault: unknown) => {
        throw isKnownHost ? fault : new Error('its key is not the one of the list');
      });
    const found = await findFile(client, decodeURIComponent(url.pathname));
    const stamp = `${found.path}:${found.size}:${found.changedAt}`;
    if (stamp === known) return null;
    if (found.size > maxBytes) throw tooLarge(address, maxBytes, megabytes(found.size));
    const target = createWriteStream(draft, { mode: 0o600 });
    const source = client.createReadStream(found.path, { autoClose: true });
    const limit = limitBytes(address, maxBytes);
    await pipeline(source, limit.stream, target, { signal: AbortSignal.timeout(longestMs) });
    const { size, modifyTime } = await client.stat(found.path);
    if (size !== found.size || modifyTime !== found.changedAt) return 'unfinished';
    if (limit.bytes() !== size)
      throw new IncompleteFeedError(
        `The feed at ${url.host} cannot be fetched whole: ${limit.bytes()} of its ${size} bytes arrived.`,
      );
    await rename(draft, file);
    return stamp;
  } finally {
    await client.end().catch(() => undefined);
    sock.destroy();
  }
}
