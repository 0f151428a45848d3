// `forecourt import`, `leads`, `backup` and the other commands on the data of the project's host.
import { runOperatorCommand } from '@forecourt/platform';
import { projectRoot } from '../server/projectRoot.ts';

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runOperatorCommand(name, args, projectRoot);
