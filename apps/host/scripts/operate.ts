// `forecourt import`, `leads`, `backup` and the other commands on the data of the project's host.
import { registeredOf, runOperatorCommand } from '@forecourt/platform/operate';
import { themeProblems } from '@forecourt/tenant-themes';
import { projectRoot } from '../server/projectRoot.ts';

const [name = '', ...args] = process.argv.slice(2);
const registered = async () => registeredOf((await import('../forecourt.config.ts')).default, themeProblems);
process.exitCode = await runOperatorCommand(name, args, { root: projectRoot, registered });
