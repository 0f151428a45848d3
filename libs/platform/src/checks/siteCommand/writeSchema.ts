import { standardLenders } from '@forecourt/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteFileNames } from '../../config/sites/siteFiles.ts';
import type { JsonSchema } from '../siteSchema/jsonSchema.ts';
import { offerNames } from '../siteSchema/offerNames.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';
import { themeNames } from './themeNames.ts';

/**
 * Writes the JSON Schema of site files with the names that the host has registered, and lets the site files that name
 * the platform's name it instead.
 * @param file where it is written
 */
export function writeSchema(file: string, deps: SiteCommandDeps): void {
  const { config, registered, schemaFile, say } = deps;
  const schema = offerNames(JSON.parse(readFileSync(schemaFile, 'utf8')) as JsonSchema, {
    templates: [...registered.templates.keys()],
    themes: themeNames(deps),
    lenders: [...new Set([...Object.keys(standardLenders), ...Object.keys(registered.lenders)])],
    flags: registered.flags,
    messages: registered.messages,
    channels: Object.keys(registered.channels),
    plugins: Object.keys(registered.plugins ?? {}),
  });
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  say(`Written: ${relative('.', file)}. Write it anew when the configuration or the host's version changes.`);
  const [before, after] = [schemaFile, file].map((one) => JSON.stringify(relative(config.sitesFolder, one)));
  for (const name of siteFileNames(config.sitesFolder)) {
    const path = join(config.sitesFolder, name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(/("\$schema":\s*)("[^"]*")/, (line, key: string, value: string) =>
      value === before ? `${key}${after}` : line,
    );
    if (changed === text) continue;
    writeFileSync(path, changed);
    say(`Changed: ${relative('.', path)} names it.`);
  }
}
