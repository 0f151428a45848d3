import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Every module that a process loads until it has a database, with what Node takes it for, and what Drizzle exports. */
const program = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push([url, context.format]), next(url, context)) });
  const doors = await Promise.all(['', '/pglite', '/node-postgres', '/pg-core'].map((door) => import('drizzle-orm' + door)));
  console.log(JSON.stringify({ loaded: loaded.sort(), exported: doors.map(Object.keys) }));`;

const loadedBy = async (...flags: string[]) => {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout) as { loaded: [url: string, format: string][]; exported: string[][] };
};

it('finds the modules that Node finds, each as what it is', async () => {
  const own = await loadedBy('--no-warnings', '--import', new URL('./drizzleModules.ts', import.meta.url).href);
  expect(own.loaded.length).toBeGreaterThan(100);
  expect(own).toEqual(await loadedBy());
});
