import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { leadCsvHead, leadCsvRow, type LeadPlace } from '../destinations/leadCsv.ts';
import type { LeadWithDeliveries } from './leadQueries.ts';
import { CommandError } from '../../config/commandError.ts';
import { deliveryWords } from './leadWords.ts';

/** Writes text piece by piece. */
type Write = (text: string) => Promise<void>;

/** Writes leads as CSV. @returns how many */
export async function writeLeads(
  leads: AsyncIterable<LeadWithDeliveries>,
  placeOf: (siteSlug: string) => LeadPlace,
  write: Write,
): Promise<number> {
  await write(leadCsvHead('Held as suspect', 'State', 'Deliveries'));
  let count = 0;
  for await (const { lead, state, deliveries } of leads) {
    const place = placeOf(lead.site_slug);
    const further = [lead.quarantined ?? '', state, deliveryWords(deliveries)];
    await write(leadCsvRow(lead, place, undefined, ...further));
    count += 1;
  }
  return count;
}

/**
 * Writes a file atomically: it appears only once it is complete. Only its owner may read it, because it contains
 * personal data.
 * @throws CommandError when it cannot be written
 */
export async function writeToFile<Result>(path: string, run: (write: Write) => Promise<Result>): Promise<Result> {
  const draft = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      const result = await run(async (text) => void (await file.write(text)));
      await file.sync();
      await rename(draft, path);
      return result;
    } finally {
      await file.close();
    }
  } catch (fault) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code, syscall } = fault as NodeJS.ErrnoException;
    if (!syscall) throw fault;
    throw new CommandError(`${path} cannot be written (${code ?? syscall}).`);
  }
}
