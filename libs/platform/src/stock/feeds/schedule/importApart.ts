import type { Site } from '@forecourt/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../../database/openDatabase.ts';
import { quickStart } from '../../../database/quickStart.ts';
import type { Mapping } from '../mapping.ts';

export interface ApartOrder {
  place: Pick<DatabasePlace, 'data' | 'databaseUrl'>;
  site: Site;
  file: string;
  mapping: Mapping | null;
  mappingFile: string | undefined;
  maxBytes: number;
}

/** What came of an import. */
export type ApartOutcome =
  | { held: boolean; /** Whether the file is only a part of a feed. */ incomplete: boolean; failure?: never }
  | { failure: string; /** Another import of the feed runs. */ isBusy: boolean };

/** The bounds of the command: an import takes as much, whatever the size of the feed. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=96', ...quickStart];

const program = fileURLToPath(import.meta.url).replace(/importApart(\.[jt]s)$/, 'importProcess$1');

/**
 * Imports a feed in a process of its own, so that neither the visitors of a host wait for it nor its memory stays.
 * @param signal ends the process
 */
export async function importApart(order: ApartOrder, signal: AbortSignal): Promise<ApartOutcome> {
  const child = spawn(process.execPath, [...flags, program], { stdio: ['pipe', 'pipe', 'inherit'], signal });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  // A child that ends early has said why, or nothing.
  child.stdin.on('error', () => undefined);
  // The order is a line; its input stays open until this process ends, however it dies.
  child.stdin.write(`${JSON.stringify(order)}\n`);
  const [code, ended] = (await once(child, 'close')) as [number | null, string | null];
  try {
    return JSON.parse(said) as ApartOutcome;
  } catch {
    return { failure: `The process of the import ended (${code ?? ended}).`, isBusy: false };
  }
}
