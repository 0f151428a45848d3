import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Process that holds the data folder, or null: on PostgreSQL none does. */
export async function ownerOf(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'owner.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as { pid: number }).pid;
}

const megabytesOf = (status: string, name: string): number =>
  Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024);

/** Resident memory of a process in MiB; null on systems without /proc. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  return status === null ? null : megabytesOf(status, 'VmRSS');
}

/** A line on the resident memory of a process, now and at its highest, or on why it is not known. */
export async function memoryLine(pid: number | null, dataFolder: string): Promise<string> {
  if (pid === null) return `Memory: not known, no process owns ${dataFolder} (name the host's with --pid).`;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (status === null) return `Memory: not known, this system does not tell of process ${pid} under /proc.`;
  return `Memory of host process ${pid}: ${megabytesOf(status, 'VmRSS')} MiB resident, ${megabytesOf(status, 'VmHWM')} MiB at most.`;
}
