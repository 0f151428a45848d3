import { eventsCommand, processConfig } from '@forecourt/platform';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

// The reader may stop early, as `head` does.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(0);
});

if (configured.ok) {
  process.exitCode = await eventsCommand(process.argv.slice(2), {
    config: configured.config,
    write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    say: (line) => console.error(line),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
