import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packed, packSmallest } from '../server/packed.ts';

const build = join(import.meta.dirname, '../.next');

/**
 * Tells a browser to compile every function of a script beside the page, while the script arrives. The scripts of the
 * framework run nearly whole as soon as the last of them is there: compiled then, one by one, they take most of the longest
 * task of a page. Chromium and its kin know the line, for others it is a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compileEarly = '//# allFunctionsCalledOnLoad\n';

const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8')) as {
  /** The scripts that every page loads first. */
  rootMainFiles: string[];
};
for (const name of rootMainFiles) {
  const file = join(build, name);
  const source = await readFile(file, 'utf8');
  if (!source.startsWith(compileEarly)) await writeFile(file, compileEarly + source);
}

// Scripts and styles are packed as small as they can be while the host is built: what takes seconds there would keep the
// first visitor waiting.
const folder = join(build, 'static');
const names = await readdir(folder, { recursive: true });
await Promise.all(
  names
    .filter((name) => /\.(js|css)$/.test(name))
    .map(async (name) => {
      const file = join(folder, name);
      await writeFile(file + packed, await packSmallest(await readFile(file)));
    }),
);
