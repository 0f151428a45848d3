import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../../config/commandError.ts';
import { defaultSource } from '../defaultMapping.ts';
import { maxFeedBytes } from '../feedSource.ts';
import type { Mapping } from '../mapping.ts';
import { locateMapping, readMapping } from '../readMapping.ts';

const feedSchema = z
  .strictObject({
    /** What it is called on pages and in logs. */
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens'),
    /** Site that the stock belongs to. */
    site: z.string().min(1),
    /** `https://…`, `sftp://user@host/path`, or a path of this machine. Of a folder its newest file is the feed. */
    source: z.string().min(1),
    /** Says how to read the columns: name of a mapping that comes with the product, or path of a file. */
    mapping: z.string().min(1).optional(),
    /** Name in FORECOURT_FEED_SECRETS. */
    secret: z.string().min(1).optional(),
    /** Of an SFTP server, as `ssh-keygen -l` prints it. */
    hostKey: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'SHA256: and 43 characters, as ssh-keygen -l prints it')
      .optional(),
    everyMinutes: z.number().int().min(1).max(10_080).default(60),
    maxMegabytes: z
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(maxFeedBytes / 1_000_000),
  })
  .superRefine(({ source, hostKey, secret }, context) => {
    const wrong = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(source)?.[1]?.toLowerCase();
    if (scheme === undefined) return;
    if (!['https', 'http', 'sftp'].includes(scheme) || !URL.canParse(source))
      return wrong('source', 'an https or sftp address, or a path');
    const { username, password } = new URL(source);
    if (password !== '') wrong('source', 'no password: put it into FORECOURT_FEED_SECRETS, and name it as secret');
    if (scheme !== 'sftp') return;
    if (username === '') wrong('source', 'the user before the host, as in sftp://user@host/stock.csv');
    if (hostKey === undefined) wrong('hostKey', 'the key of the server, as ssh-keygen -l prints it');
    if (secret === undefined) wrong('secret', 'the name of a password or private key in FORECOURT_FEED_SECRETS');
  });

const listSchema = z.strictObject({ feeds: z.array(feedSchema).max(10_000) });

/** A feed that is fetched on a schedule. */
export interface ListedFeed extends Omit<z.output<typeof feedSchema>, 'mapping' | 'maxMegabytes'> {
  mapping: Mapping | null;
  mappingFile: string | undefined;
  maxBytes: number;
  /** Name that its mapping gives the feed: what one brought, the other of that name would remove. */
  brings: string;
}

const isAddress = (source: string): boolean => /^[a-z]+:\/\//i.test(source);

function checkNames(feeds: readonly ListedFeed[], file: string): void {
  const names = new Set<string>();
  for (const { name, site, brings } of feeds) {
    if (names.has(name)) throw new CommandError(`${file} has two feeds named '${name}'.`);
    const brought = `${site} ${brings}`;
    if (names.has(brought))
      throw new CommandError(
        `${file} has two feeds of ${site} whose mappings have the source '${brings}', so each would remove what the other brought: give each mapping a source of its own.`,
      );
    names.add(name).add(brought);
  }
}

/**
 * Reads which feeds are fetched, and when. Paths count from the folder of the file.
 * @throws CommandError with every problem
 */
export function readFeedList(file: string): ListedFeed[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new CommandError(`The list of feeds ${file} cannot be read: ${(fault as Error).message}.`);
  }
  const parsed = listSchema.safeParse(content);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
    throw new CommandError(`The list of feeds ${file} cannot be used:\n${problems.join('\n')}`);
  }
  const inFolder = (path: string): string => resolve(dirname(file), path);
  const feeds = parsed.data.feeds.map(({ mapping: path, maxMegabytes, ...feed }): ListedFeed => {
    const mappingFile = path === undefined ? undefined : locateMapping(path, dirname(file));
    const mapping = mappingFile === undefined ? null : readMapping(mappingFile);
    return {
      ...feed,
      source: isAddress(feed.source) ? feed.source : inFolder(feed.source),
      mapping,
      mappingFile,
      maxBytes: maxMegabytes * 1_000_000,
      brings: mapping?.source ?? defaultSource,
    };
  });
  checkNames(feeds, file);
  return feeds;
}
