// `npm run import`, `leads`, `backup` and the other commands on the data of this repository's host.
import { loadForecourt, registeredOf, runOperatorCommand } from '@forecourt/platform/operate';
import { themeProblems } from '@forecourt/tenant-themes';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [name = '', ...args] = process.argv.slice(2);
const registered = async () =>
  registeredOf(await loadForecourt(join(root, 'apps/host/forecourt.config.ts')), themeProblems);
process.exitCode = await runOperatorCommand(name, args, { root, registered });
