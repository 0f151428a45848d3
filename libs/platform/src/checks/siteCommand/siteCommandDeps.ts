import type { Registered } from '../../config/registry/registered.ts';
import type { Config } from '../../config/config.ts';

export interface SiteCommandDeps {
  config: Pick<
    Config,
    | 'sitesFolder'
    | 'contentFolder'
    | 'dataFolder'
    | 'databaseUrl'
    | 'demo'
    | 'port'
    | 'originTemplate'
    | 'webhookSecrets'
    | 'previewOrigin'
    | 'signIn'
  >;
  /** What the host has registered. */
  registered: Registered;
  /** JSON Schema of the platform that a new file names for editors. */
  schemaFile: string;
  /** Where `schema` writes the host's own, which new files name once it is there. @default it has none */
  ownSchemaFile?: string;
  /** One finished line for people. */
  say: (line: string) => void;
  /** Asks a person for one line; null where nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | null;
  now: () => Date;
}
