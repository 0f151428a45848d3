import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { Refusal, SearchTrouble, unavailableMessage } from '@forecourt/search-engine';

export interface AlgoliaCredentials {
  application: string;
  /** Reads. */
  searchKey: string;
  /** Writes and browses; never leaves the server. */
  adminKey: string;
  /** Addresses to use instead of Algolia's own, with or without `http://`, in the order they are tried. */
  hosts?: readonly string[];
  /** Put before every index name, so that several installations share an application. @default '' */
  indexPrefix?: string;
}

/** Milliseconds. */
export interface AlgoliaTimeouts {
  connect: number;
  read: number;
  write: number;
}

export const defaultTimeouts: AlgoliaTimeouts = { connect: 1_000, read: 2_000, write: 30_000 };

type Hosts = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['hosts']>;

/** Two hosts per kind of request: a request that fails at the first is retried once at the second. */
function hostsOf({ application, hosts }: AlgoliaCredentials): Hosts {
  if (!hosts?.length) {
    return [
      { url: `${application}-dsn.algolia.net`, accept: 'read', protocol: 'https' },
      { url: `${application}.algolia.net`, accept: 'write', protocol: 'https' },
      { url: `${application}-1.algolianet.com`, accept: 'readWrite', protocol: 'https' },
    ];
  }
  return hosts.slice(0, 2).map((host) => ({
    url: host.replace(/^https?:\/\//, '').replace(/\/+$/, ''),
    accept: 'readWrite' as const,
    protocol: host.startsWith('http://') ? ('http' as const) : ('https' as const),
  }));
}

/** Milliseconds between polls for the end of a write: short at first, because most finish at once. */
const retryDelay = (attempts: number): number => Math.min(20 * 2 ** attempts, 2_000);

/** The Algolia application: a client for reads and one for writes, index names, and translated errors. */
export class AlgoliaAccount {
  readonly reader: Algoliasearch;
  readonly writer: Algoliasearch;
  private readonly credentials: AlgoliaCredentials;
  private readonly log: (message: string) => void;

  constructor(credentials: AlgoliaCredentials, timeouts: AlgoliaTimeouts, log: (message: string) => void) {
    this.credentials = credentials;
    this.log = log;
    // A visitor’s own client already retries when it is rate limited; retrying here as well would multiply the waits.
    const options = { hosts: hostsOf(credentials), timeouts, maxRateLimitRetries: 0 };
    this.reader = algoliasearch(credentials.application, credentials.searchKey, options);
    this.writer = algoliasearch(credentials.application, credentials.adminKey, options);
  }

  /** Signing secret, known to this server only. */
  get secret(): string {
    return this.credentials.adminKey;
  }

  /** Name of an index at Algolia. */
  remote(name: string): string {
    return `${this.credentials.indexPrefix ?? ''}${name}`;
  }

  /** Local name of an Algolia index, or null for one of another installation. */
  local(name: string): string | null {
    const prefix = this.credentials.indexPrefix ?? '';
    return name.startsWith(prefix) ? name.slice(prefix.length) : null;
  }

  /** Resolves when a write is visible to reads. */
  async done(index: string, task: { taskID: number }): Promise<void> {
    await this.writer.waitForTask({ indexName: this.remote(index), taskID: task.taskID, timeout: retryDelay });
  }

  /** Replaces our keys and Algolia's index names in an error message. */
  private cleaned(message: string): string {
    const { searchKey, adminKey, application, indexPrefix } = this.credentials;
    const secrets = [searchKey, adminKey, application].filter(Boolean);
    const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
    return indexPrefix ? clean.replaceAll(indexPrefix, '') : clean;
  }

  /** Translates an Algolia error: client errors are passed on in words, server errors are logged. */
  private translated(fault: unknown): unknown {
    if (!(fault instanceof Error) || fault instanceof Refusal || fault instanceof SearchTrouble) return fault;
    const status = 'status' in fault ? Number(fault.status) : null;
    const message = this.cleaned(fault.message);
    if (status === 400 || status === 404) return new Refusal(status, message);
    if (status === 429) return new SearchTrouble(429, 'Too many requests: wait a second and ask again');
    if (status === null && fault.name !== 'RetryError') return fault;
    this.log(`search: Algolia answered ${status ?? 'nothing'}: ${message}`);
    return new SearchTrouble(503, unavailableMessage);
  }

  /** @throws Refusal or SearchTrouble in place of the client's errors */
  async ask<Result>(work: (account: this) => Promise<Result>): Promise<Result> {
    try {
      return await work(this);
    } catch (fault) {
      throw this.translated(fault);
    }
  }
}

/** The result, or null when Algolia answers 404. */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (fault) {
    if (fault instanceof Error && 'status' in fault && fault.status === 404) return null;
    throw fault;
  }
}
