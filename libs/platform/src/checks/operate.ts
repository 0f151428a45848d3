// Before any command that opens a database.
import '../database/drizzleModules.ts';
import type { SiteCommandDeps } from './siteCommand/siteCommandDeps.ts';

// The door of commands: it loads only what the command needs.
export { processConfig } from '../config/config.ts';
export { runOperatorCommand, type OperatorHost } from './operatorCommands.ts';
export { registeredOf, type Registered } from '../config/registry/registered.ts';
export { loadForecourt } from '../config/registry/loadForecourt.ts';
export type { JsonSchema } from './siteSchema/jsonSchema.ts';
export { offerNames, type OfferedNames } from './siteSchema/offerNames.ts';
export type { SiteCommandDeps } from './siteCommand/siteCommandDeps.ts';

/** Runs `npm run site`. @returns the exit code: 0 where nothing is wrong */
export const siteCommand = async (args: readonly string[], deps: SiteCommandDeps): Promise<number> =>
  (await import('./siteCommand/siteCommand.ts')).siteCommand(args, deps);
