import type { PublicSite, Site } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { KeyedHashes } from '../../secrets/keyedHashes.ts';

/** What the parts of the second factor share. */
export interface PasskeyDeps {
  db: Db;
  hashes: KeyedHashes;
  publicSite(site: Site): Pick<PublicSite, 'name' | 'origin'>;
  /** In the demo the first passkey needs no invitation: there is no operator to give one. */
  demo: boolean;
  now: () => Date;
  log: Logger;
}

/** Serialises changes of one editor's passkeys. */
export async function lockEditor(tx: Pick<Db, 'execute'>, siteSlug: string, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys ${siteSlug} ${phone}`}, 0))`);
}

/** The public address of a site, by its configuration and never by a request. */
export function relyingParty({ publicSite }: Pick<PasskeyDeps, 'publicSite'>, site: Site) {
  const { name, origin } = publicSite(site);
  const url = new URL(origin);
  return { name, origin: url.origin, id: url.hostname };
}
