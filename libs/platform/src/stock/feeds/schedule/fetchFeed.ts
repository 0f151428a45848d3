import { rm, stat } from 'node:fs/promises';
import { RefusedAddress } from '../../../calls/guardedLookup.ts';
import { FeedFileError } from '../feedFileError.ts';
import { megabytes, tooLarge } from '../limitBytes.ts';
import { isAddress, pulledFile, pullFeed, type Edition } from '../pullFeed.ts';
import { newestFile } from '../watchFolder.ts';
import type { ListedFeed } from './feedList.ts';
import { fetchSftp } from './fetchSftp.ts';

/** A file that has not changed for so long is whole. */
const settledMs = 10_000;

export interface FetchDeps {
  /** Data folder of the installation. */
  data: string;
  secrets: Readonly<Record<string, string>>;
  hosts: readonly string[];
  /** Edition that was imported last, on whatever machine. */
  known: Edition | null;
}

/** A feed to import, or that there is nothing new, or that its file is still being written. */
export type Fetched = { file: string; edition: Edition } | 'same' | 'unfinished';

const stamped = (stamp: string): Edition => ({ etag: stamp, lastModified: null });

async function findLocal({ source, maxBytes }: ListedFeed, known: Edition | null): Promise<Fetched> {
  const facts = await stat(source).catch(() => null);
  if (!facts) throw new FeedFileError(`There is no file or folder ${source}.`);
  const found = facts.isDirectory()
    ? await newestFile(source)
    : { file: source, changedAt: facts.mtimeMs, stamp: `${facts.size}:${facts.mtimeMs}` };
  if (!found) throw new FeedFileError(`The folder ${source} has no file.`);
  if (found.stamp === known?.etag) return 'same';
  if (Date.now() - found.changedAt < settledMs) return 'unfinished';
  const { size } = await stat(found.file);
  if (size > maxBytes) throw tooLarge(found.file, maxBytes, megabytes(size));
  return { file: found.file, edition: stamped(found.stamp) };
}

async function fetchOverSftp(feed: ListedFeed, secret: string, deps: FetchDeps): Promise<Fetched> {
  const { source: address, hostKey = '', maxBytes, name } = feed;
  const { file, draft } = await pulledFile(deps.data, [name, address]);
  const order = { address, secret, hostKey, hosts: deps.hosts, maxBytes, file, draft };
  try {
    const stamp = await fetchSftp({ ...order, known: deps.known?.etag ?? null });
    if (stamp === null || stamp === 'unfinished') return stamp ?? 'same';
    return { file, edition: stamped(stamp) };
  } catch (fault) {
    if (fault instanceof FeedFileError) throw fault;
    const advice = fault instanceof RefusedAddress ? ': allow it with FORECOURT_FEED_HOSTS, if you trust it' : '';
    const { host, pathname } = new URL(address);
    throw new FeedFileError(
      `The feed at sftp://${host}${pathname} cannot be fetched: ${(fault as Error).message}${advice}.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

async function fetchOverHttp(feed: ListedFeed, authorization: string | null, deps: FetchDeps): Promise<Fetched> {
  const { source: address, maxBytes, name } = feed;
  const { data, hosts, known } = deps;
  let edition: Edition = { etag: null, lastModified: null };
  const pulled = await pullFeed({
    address,
    data,
    purpose: name,
    authorization,
    hosts,
    again: false,
    maxBytes,
    editions: { read: async () => known, write: async (found) => void (edition = found) },
  });
  if (!pulled) return 'same';
  await pulled.keep();
  return { file: pulled.file, edition };
}

/** Fetches a feed from wherever it is. @throws FeedFileError */
export async function fetchFeed(feed: ListedFeed, deps: FetchDeps): Promise<Fetched> {
  const { secret: name, source } = feed;
  const secret = name === undefined ? null : deps.secrets[name];
  if (secret === undefined) throw new FeedFileError(`FORECOURT_FEED_SECRETS has no secret named '${name}'.`);
  if (isAddress(source)) return fetchOverHttp(feed, secret, deps);
  return /^sftp:/i.test(source) ? fetchOverSftp(feed, secret ?? '', deps) : findLocal(feed, deps.known);
}
