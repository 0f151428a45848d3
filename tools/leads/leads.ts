import { leadsCommand, processConfig } from '@forecourt/platform';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

/** A reader that closes early, as `head` does, ends the command silently. */
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  process.exit(fault.code === 'EPIPE' ? 0 : 1);
});

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

if (configured.ok) {
  process.exitCode = await leadsCommand(process.argv.slice(2), {
    config: configured.config,
    say: (line) => console.log(line),
    write,
    now: () => new Date(),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
