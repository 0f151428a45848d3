import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { PasskeyService } from '../../ports/passkeyPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { openKeyedHashes, type KeyedHashes } from '../../secrets/keyedHashes.ts';
import { openPasskeys } from './openPasskeys.ts';

type SecretConfig = Pick<Config, 'dataFolder' | 'signIn'>;

/** Hashes by the secret of this installation, for the host and the commands of its operator. */
export const configuredHashes = async ({ dataFolder, signIn }: SecretConfig): Promise<KeyedHashes> =>
  openKeyedHashes(signIn.secret ?? (await demoSignInKey(dataFolder)));

export interface ConfiguredPasskeyDeps {
  config: SecretConfig & Pick<Config, 'demo'>;
  db: Db;
  sites: Pick<SiteStore, 'publicSite'>;
  now: () => Date;
  log: Logger;
}

/** Opens the second factor of editors with the key of the installation. */
export async function openConfiguredPasskeys(deps: ConfiguredPasskeyDeps): Promise<PasskeyService> {
  const { config, db, sites, now, log } = deps;
  return openPasskeys({
    db,
    now,
    log,
    demo: config.demo,
    hashes: await configuredHashes(config),
    publicSite: (site) => sites.publicSite(site),
  });
}
