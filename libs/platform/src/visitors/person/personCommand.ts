import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Config } from '../../config/config.ts';
import { writeToFile } from '../../config/writeToFile.ts';
import type { Db } from '../../database/database.ts';
import { connectDatabase } from '../../database/socket.ts';
import { countHeld, erasePerson, exportHeld, receiversOf, type HeldRows } from './erasePerson.ts';
import { readPerson, type Person } from './person.ts';

const usage = `Usage: npm run person -- COMMAND --phone NUMBER --email ADDRESS

  show             what is held of a person, counted by kind
  export           all of it as JSON: --out FILE, or to the screen
  erase            what would be erased; with --yes it is

  --phone NUMBER   in any way of writing it
  --email ADDRESS  one of the two is enough; with both, what belongs to either
  --site SLUG      of one site only`;

export interface PersonDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>;
  /** One finished line for people. */
  say: (line: string) => void;
  /** JSON for the screen. */
  write: (text: string) => Promise<void>;
}

const text = { type: 'string' } as const;
const options = { phone: text, email: text, site: text, out: text, yes: { type: 'boolean', default: false } } as const;

const lineOf = ({ name, count, needed }: HeldRows): string =>
  `  ${name.padEnd(18)} ${count}${needed > 0 ? ` (${needed} under way)` : ''}`;

interface Task {
  command: string;
  person: Person;
  /** File for an export; undefined for the screen. */
  out: string | undefined;
  /** Erases, and does not only say what would be erased. */
  yes: boolean;
}

/** @throws `CommandError` where the arguments cannot be read */
function readTask(args: readonly string[]): Task {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = '', second] = positionals;
  if (!['show', 'export', 'erase'].includes(command) || second !== undefined) throw new CommandError(usage);
  return { command, person: readPerson(values), out: values.out, yes: values.yes };
}

async function run({ command, person, out, yes }: Task, db: Db, { config, say, write }: PersonDeps): Promise<void> {
  if (command === 'export') {
    const json = `${JSON.stringify(await exportHeld(db, person), null, 2)}\n`;
    if (out === undefined) return write(json);
    const path = resolve(out);
    await writeToFile(path, (toFile) => toFile(json));
    return say(`Written to ${path}`);
  }
  const held = await countHeld(db, person);
  const receivers = await receiversOf(db, person);
  if (command === 'show' || !yes) {
    say(held.length === 0 ? 'Nothing is held of this person.' : 'Held of this person:');
    for (const one of held) say(lineOf(one));
    if (command === 'erase' && held.length > 0) say('Nothing was erased: say --yes to erase it for good.');
    return;
  }
  const { erased, messages } = await erasePerson(db, person, config.dataFolder);
  say('Erased (payments stay in the books without who made them):');
  for (const one of erased) say(lineOf({ ...one, count: one.count - one.needed, needed: 0 }));
  if (messages > 0) say(lineOf({ name: 'outbox messages', count: messages, needed: 0 }));
  if (erased.some(({ needed }) => needed > 0)) {
    say('What is under way stays: run this again when the hold or the payment has ended.');
    for (const one of erased.filter(({ needed }) => needed > 0)) say(lineOf({ ...one, count: one.needed, needed: 0 }));
  }
  if (receivers.length > 0)
    say(`These have copies, and must erase them too:\n${receivers.map((one) => `  ${one}`).join('\n')}`);
  say('Backups hold it until they are deleted.');
}

/** @returns exit code: 0 done, 1 failed */
export async function personCommand(args: readonly string[], deps: PersonDeps): Promise<number> {
  try {
    const task = readTask(args);
    const { dataFolder, databaseUrl } = deps.config;
    const database = await connectDatabase({ data: dataFolder, databaseUrl });
    await run(task, database.db, deps).finally(() => database.close());
    return 0;
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    deps.say(fault.message);
    return 1;
  }
}
