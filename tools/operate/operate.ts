// `npm run import`, `leads`, `backup` and the other commands on the data of this repository's host.
import { runOperatorCommand } from '@forecourt/platform';
import { join } from 'node:path';

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runOperatorCommand(name, args, join(import.meta.dirname, '../..'));
