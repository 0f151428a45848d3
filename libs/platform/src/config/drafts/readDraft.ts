import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registered } from '../registry/registered.ts';
import { readSite, type SiteReading } from '../sites/readSite.ts';
import { slugOfDraft, withParts } from '../sites/siteFiles.ts';

/**
 * Reads a draft as its site's file is read, problems named by the draft's own name.
 * @param today day of the demo's dates; null outside the demo
 * @throws when the file cannot be read
 */
export function readDraft(
  folder: string,
  file: string,
  today: string | null,
  registered: Registered,
): SiteReading & { parts: readonly string[] } {
  const name = `${slugOfDraft(file)}.json`;
  const text = readFileSync(join(folder, file), 'utf8');
  const whole = withParts(folder, { name, text });
  const reading = readSite(whole, today, registered);
  const parts = whole.parts ?? [];
  if ('site' in reading) return { ...reading, parts };
  const problems = reading.problems.map((one) => (one.file === name ? { ...one, file } : one));
  return { problems, parts };
}
