// `npm run import`, `leads`, `backup` and the other commands on the data of this repository's host.
import { runOperatorCommand } from '@forecourt/platform/operate';
import { join } from 'node:path';
import { hostRegistered } from '../sites/hostRegistered.ts';

const root = join(import.meta.dirname, '../..');
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runOperatorCommand(name, args, { root, registered: () => hostRegistered() });
