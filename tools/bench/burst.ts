import { setTimeout as pause } from 'node:timers/promises';
import { getPage } from '../browser/getPage.ts';
import { residentMegabytes } from './hostMemory.ts';
import { load, type Figures, type Target } from './load.ts';

/** Pages requested in a burst, each of another vehicle, and how many at a time. */
const burstPages = 2_000;
const burstConnections = 64;
/** Connections that go on requesting one stored page meanwhile. */
const storedConnections = 4;
/** Seconds after which memory is measured again. */
const rest = 60;

export interface BurstFigures {
  /** Vehicles requested: as many as the sites have, at most. */
  pages: number;
  rendered: Figures;
  /** Answers that asked to come again, with the dealer's number. */
  refused: number;
  stored: Figures;
  /** Resident MiB of the host before, right after, and a minute later; null where it is not known. */
  memory: [before: number, after: number, later: number] | null;
}

const locations = (xml: Buffer): string[] =>
  [...xml.toString('utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

/** Addresses of vehicles that the sites name to search engines. */
async function vehiclesOf(sites: readonly string[], port: number): Promise<string[]> {
  const found: string[] = [];
  for (const site of sites) {
    const origin = `http://${site}.localhost:${port}`;
    const files = locations((await getPage(`${origin}/sitemap.xml`)).body).map((loc) => new URL(loc).pathname);
    for (const file of files.filter((path) => path.includes('vehicles')))
      found.push(...locations((await getPage(origin + file)).body).map((loc) => origin + new URL(loc).pathname));
  }
  return found;
}

/**
 * Requests pages of vehicles that nobody asked for before, all at once, and a stored page meanwhile.
 * @param pid of the host's process
 */
export async function burst(sites: readonly string[], stored: Target, pid: number | null): Promise<BurstFigures> {
  const { port } = stored;
  const memory = async () => (pid === null ? 0 : ((await residentMegabytes(pid)) ?? 0));
  // The stored page itself is not one of them.
  const vehicles = (await vehiclesOf(sites, port))
    .filter((address) => !address.endsWith(stored.path()))
    .slice(0, burstPages);
  let next = 0;
  let refused = 0;
  let isOver = false;
  const before = await memory();
  const meanwhile = load({ ...stored, isOver: () => isOver }, storedConnections, 600);
  const rendered = await load(
    {
      ...stored,
      path: () => vehicles[next++] ?? '',
      isOver: () => next >= vehicles.length,
      isRight: (status, policy) => {
        if (status === 503) refused += 1;
        return policy !== undefined && (status === 200 || status === 503);
      },
    },
    burstConnections,
    600,
  );
  isOver = true;
  const storedFigures = await meanwhile;
  const after = await memory();
  if (pid !== null) await pause(rest * 1_000);
  return {
    pages: vehicles.length,
    rendered,
    refused,
    stored: storedFigures,
    memory: pid === null ? null : [before, after, await memory()],
  };
}
