import { pathToFileURL } from 'node:url';
import type { ForecourtConfig } from './forecourtConfig.ts';

/**
 * Reads a host's `forecourt.config.ts`.
 * @param file its whole path
 * @throws when it is missing, contradicts itself, or exports no configuration
 */
export async function loadForecourt<Config extends ForecourtConfig = ForecourtConfig>(file: string): Promise<Config> {
  const module = (await import(pathToFileURL(file).href)) as { default?: Config };
  if (!module.default)
    throw new Error(`${file} has to export the host's configuration: export default defineForecourt({ … })`);
  return module.default;
}
