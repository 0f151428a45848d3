import { processConfig, type Config } from '../config/config.ts';
import type { Registered } from '../config/registry/registered.ts';

const now = () => new Date();
const say = (line: string) => console.log(line);

/** Resolves when more can be written, so that a long export does not pile up in memory. */
const write = (text: string) => new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));

/** On a terminal the line is written over and over; in a log each stays. */
function progress(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}

/** What all commands are given. */
interface Operation {
  config: Config;
  registered: () => Promise<Registered>;
}

/**
 * Commands on the data of a host, which may run meanwhile. Each is loaded alone: together they take more memory than an
 * import may. A backup needs no configuration that is right.
 */
const operatorCommands = {
  backup: async (args, { config }) =>
    (await import('./backup/backupCommand.ts')).backupCommand(args, { config, say, now }),
  content: async (args, { config, registered }) =>
    (await import('./contentCommand.ts')).contentCommand(args, { config, registered: await registered(), say, now }),
  editors: async (args, { config, registered }) =>
    (await import('../visitors/passkeys/editorsCommand.ts')).editorsCommand(args, {
      config,
      registered: await registered(),
      say,
      now,
    }),
  // What it prints is the export: everything else goes beside it.
  events: async (args, { config }) =>
    (await import('../visitors/events/eventsCommand.ts')).eventsCommand(args, {
      config,
      write,
      say: (line) => console.error(line),
    }),
  import: async (args, { config, registered }) =>
    (await import('../stock/feeds/importCommand.ts')).importCommand(args, {
      config,
      registered,
      say,
      progress,
      note: (line) => console.error(line),
      isTerminal: process.stderr.isTTY,
      now,
    }),
  leads: async (args, { config, registered }) =>
    (await import('../leads/command/leadsCommand.ts')).leadsCommand(args, {
      config,
      registered: await registered(),
      say,
      write,
      now,
    }),
  // What it prints may be the export: everything else goes beside it.
  person: async (args, { config }) =>
    (await import('../visitors/person/personCommand.ts')).personCommand(args, {
      config,
      write,
      say: (line) => console.error(line),
    }),
  reservations: async (args, { config }) =>
    (await import('../commerce/reservations/reservationsCommand.ts')).reservationsCommand(args, { config, say, now }),
  restore: async (args, { config }) =>
    (await import('./backup/backupCommand.ts')).restoreCommand(args, { config, say, now }),
  retention: async (args, { config }) =>
    (await import('../jobs/retention/retentionCommand.ts')).retentionCommand(args, { config, say, now }),
  vitals: async (args, { config }) =>
    (await import('../visitors/vitals/vitalsCommand.ts')).vitalsCommand(args, { config, say, now }),
} satisfies Record<string, (args: readonly string[], operation: Operation) => Promise<number>>;

const isCommand = (name: string): name is keyof typeof operatorCommands => Object.hasOwn(operatorCommands, name);

export interface OperatorHost {
  /** Folder that relative paths of the configuration count from. */
  root: string;
  /** What the host has registered, asked only by commands that read site files. */
  registered: () => Promise<Registered>;
}

/**
 * Runs a command of an operator with the configuration of the environment, in a process of its own.
 * @param name as in `npm run import`
 * @returns the exit code; what is wrong was printed
 */
export async function runOperatorCommand(
  name: string,
  args: readonly string[],
  { root, registered }: OperatorHost,
): Promise<number> {
  if (!isCommand(name)) {
    console.error(`There is no command '${name}': ${Object.keys(operatorCommands).join(', ')}.`);
    return 1;
  }
  // A reader that closes early, as `head` does, ends the command silently.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => process.exit(fault.code === 'EPIPE' ? 0 : 1));
  const configured = processConfig(root);
  if (configured.ok) return operatorCommands[name](args, { config: configured.config, registered });
  console.error(configured.problems.join('\n'));
  return 1;
}
