import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const isSame = async (one: string, other: string): Promise<boolean> =>
  Buffer.compare(await readFile(one), await readFile(other)) === 0;

/**
 * Makes the files of a copy those of its original again: others are removed, changed and missing ones are copied.
 * @returns whether anything was different
 */
export async function restoreFolder(original: string, copy: string): Promise<boolean> {
  const [wanted, present] = await Promise.all([filesIn(original), filesIn(copy)]);
  const extra = present.filter((file) => !wanted.includes(file));
  const differs = await Promise.all(
    wanted.map(async (file) => !present.includes(file) || !(await isSame(join(original, file), join(copy, file)))),
  );
  const changed = wanted.filter((_, at) => differs[at]);
  await Promise.all([
    ...extra.map((file) => rm(join(copy, file))),
    ...changed.map((file) => cp(join(original, file), join(copy, file), { recursive: true })),
  ]);
  return extra.length + changed.length > 0;
}
