import { reservationsCommand } from '../commerce/reservations/reservationsCommand.ts';
import { processConfig, type Config } from '../config/config.ts';
import { leadsCommand } from '../leads/command/leadsCommand.ts';
import { importCommand } from '../stock/feeds/importCommand.ts';
import { eventsCommand } from '../visitors/events/eventsCommand.ts';
import { vitalsCommand } from '../visitors/vitals/vitalsCommand.ts';
import { backupCommand, restoreCommand } from './backup/backupCommand.ts';
import { contentCommand } from './contentCommand.ts';

const now = () => new Date();
const say = (line: string) => console.log(line);

/** Resolves when more can be written, so that a long export does not pile up in memory. */
const write = (text: string) => new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));

/** On a terminal the line is written over and over; in a log it would only be noise. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

/** Commands on the data of a host, which may run meanwhile. */
const operatorCommands = {
  backup: (args, config) => backupCommand(args, { config, say, now }),
  content: (args, config) => contentCommand(args, { config, say, now }),
  // What it prints is the export: everything else goes beside it.
  events: (args, config) => eventsCommand(args, { config, write, say: (line) => console.error(line) }),
  import: (args, config) => importCommand(args, { config, say, progress, now }),
  leads: (args, config) => leadsCommand(args, { config, say, write, now }),
  reservations: (args, config) => reservationsCommand(args, { config, say, now }),
  restore: (args, config) => restoreCommand(args, { config, say, now }),
  vitals: (args, config) => vitalsCommand(args, { config, say, now }),
} satisfies Record<string, (args: readonly string[], config: Config) => Promise<number>>;

const isCommand = (name: string): name is keyof typeof operatorCommands => Object.hasOwn(operatorCommands, name);

/**
 * Runs a command of an operator with the configuration of the environment, in a process of its own.
 * @param name as in `npm run import`
 * @param root folder that relative paths of the configuration count from
 * @returns the exit code; what is wrong was printed
 */
export async function runOperatorCommand(
  name: string,
  args: readonly string[],
  root: string,
): Promise<number> {
  if (!isCommand(name)) {
    console.error(`There is no command '${name}': ${Object.keys(operatorCommands).join(', ')}.`);
    return 1;
  }
  // A reader that closes early, as `head` does, ends the command silently.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => process.exit(fault.code === 'EPIPE' ? 0 : 1));
  const configured = processConfig(root);
  if (configured.ok) return operatorCommands[name](args, configured.config);
  console.error(configured.problems.join('\n'));
  return 1;
}
