import { contentKindNames } from '@forecourt/domain';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import {
  openDatabaseContent,
  type DatabaseContent,
  type VersionedContent,
} from '../../content/database/openDatabaseContent.ts';
import { openFileContent } from '../../content/files/openFileContent.ts';
import { draftEnding, originOf } from '../../content/files/readContentFile.ts';
import { writeContent } from '../../content/files/writeContent.ts';
import { connectDatabase } from '../../database/socket.ts';
import type { ContentKey, ReadContent, StoredContent } from '../../ports/contentPort.ts';
import { checkNewFolder } from './newFolder.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

/** A file that is to be written, in the place of the one that it stands over. */
interface ExportedFile {
  key: ContentKey;
  isDraft: boolean;
  fields: Readonly<Record<string, unknown>>;
  /** The file that says the rest of it; null for none. */
  over: StoredContent | null;
}

const uploadedPicture = /\/media\/content\/[0-9a-f-]{36}/g;
const pageSize = 200;

async function listStored(pushed: DatabaseContent, owner: ContentKey['owner']): Promise<VersionedContent[]> {
  const stored: VersionedContent[] = [];
  for (;;) {
    const after = stored.at(-1);
    const page = await pushed.list({ owner, ...(after && { after }) }, pageSize);
    stored.push(...page);
    if (page.length < pageSize) return stored.filter(({ kind }) => contentKindNames.includes(kind));
  }
}

/** The files that say alone what a record of the database and its file say together. */
function filesOf({ owner, kind, slug, fields, draft }: VersionedContent, files: ReadContent): ExportedFile[] {
  const key = { owner, kind, slug };
  const ofKey = (one: StoredContent) => one.owner === owner && one.kind === kind && one.slug === slug;
  const live = files.records.find(ofKey) ?? null;
  const beside = files.drafts.find(ofKey) ?? live;
  return [
    ...(fields ? [{ key, isDraft: false, fields: { ...live?.fields, ...fields }, over: live }] : []),
    ...(draft ? [{ key, isDraft: true, fields: { ...beside?.fields, ...draft }, over: beside }] : []),
  ];
}

/** The files of content, in the demo with their dates as they are today. */
async function readFiles({ config, now }: SiteCommandDeps): Promise<ReadContent> {
  const source = openFileContent(config.contentFolder, config.demo ? now : null);
  try {
    return await source.read();
  } finally {
    await source.close();
  }
}

async function readStored(
  owner: ContentKey['owner'],
  { dataFolder, databaseUrl }: SiteCommandDeps['config'],
): Promise<VersionedContent[]> {
  const database = await connectDatabase({ data: dataFolder, databaseUrl });
  try {
    return await listStored(openDatabaseContent(database.db), owner);
  } finally {
    await database.close();
  }
}

/**
 * Writes what a site's editors have stored as files that `content/` takes, each with what the site's own file says below
 * it: put over the files of a repository, they say what the site shows.
 * @throws CommandError when the folder holds something already, or a file of the site's cannot be read
 */
export async function exportContent(slug: string, folder: string, deps: SiteCommandDeps): Promise<void> {
  const { config, say } = deps;
  checkNewFolder(folder);
  const owner = `sites/${slug}` as const;
  const files = await readFiles(deps);
  const unread = files.problems.filter(({ origin }) => origin.startsWith(`${owner}/`));
  if (unread.length > 0) {
    const words = unread.map(({ origin, message }) => `${origin} ${message}`);
    throw new CommandError(
      `Nothing was written. Put right first, as it is part of what is written:\n${words.join('\n')}`,
    );
  }
  const stored = await readStored(owner, config);
  const pictures = new Set<string>();
  for (const { key, isDraft, fields, over } of stored.flatMap((one) => filesOf(one, files))) {
    const { extension, text } = writeContent(key.kind, fields, over !== null && extname(over.origin) === '.json');
    const name = `${key.slug}${isDraft ? draftEnding : ''}${extension}`;
    const path = join(folder, 'content', originOf({ ...key, name }));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    for (const [address] of text.matchAll(uploadedPicture)) pictures.add(address);
    const former = over && extname(over.origin) !== extension ? ` (in the place of ${over.origin})` : '';
    say(`Written: ${relative('.', path)}${former}`);
  }
  if (stored.length === 0) return say(`Nothing is stored for ${slug} in the database: its files are all that it has.`);
  say('The database goes on saying the same over these files, until its records are removed.');
  if (pictures.size > 0) {
    say(
      `Not in it: the pictures that were uploaded (${pictures.size}), which stay in the data folder of this installation.`,
    );
  }
}
