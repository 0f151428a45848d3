import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canApt } from './apt.mjs';
import { Stop } from './machine.mjs';

const debian = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, or null. The newest of Debian's versions comes first, then PATH. */
function postgresFolder() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...process.env.PATH.split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) || existsSync(join(folder, 'initdb.exe'))) ?? null;
}

/** PostgreSQL's programs, installed if there are none; the tests start and stop their own servers with them. */
export async function ensurePostgres() {
  const found = postgresFolder() ?? ((canApt() && (await aptInstall('postgresql')) && postgresFolder()) || null);
  if (found) return found;
  throw new Stop('The tests need PostgreSQL’s programs (initdb, postgres): install PostgreSQL 15 or newer.');
}
