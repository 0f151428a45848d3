import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FleetSites {
  folder: string;
  remove(): Promise<void>;
}

/**
 * The demo's sites in a folder of their own, changed where a proof needs it: every enquiry goes to one receiver, nobody
 * has to sign in before they reserve or agree to terms, and a site may hold as many vehicles as it has.
 * @param version folder of the version whose demo it is
 */
export async function copySites(
  version: string,
  slugs: readonly string[] | null,
  receiver: { url: string; secret: string },
): Promise<FleetSites> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-fleet-sites-'));
  await cp(join(version, 'apps/host/sites'), folder, { recursive: true });
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    const path = join(folder, file);
    if (slugs && !slugs.includes(file.slice(0, -'.json'.length))) {
      await rm(path);
      continue;
    }
    const site = JSON.parse(await readFile(path, 'utf8')) as { reserve?: object; flags?: object };
    const crm = { id: 'crm', type: 'webhook', url: receiver.url, secret: receiver.secret };
    const changed = {
      ...site,
      leadDestinations: [{ categories: [], dealershipIds: [], ...crm }],
      gates: [],
      flags: { ...site.flags, requireTerms: false },
      reserve: { ...site.reserve, maxHeld: { perPerson: 3, perCard: 100, perSite: 10_000 } },
    };
    await writeFile(path, JSON.stringify(changed));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
