import { importCommand, processConfig } from '@forecourt/platform';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

/** On a terminal the line is written over and over; in a log it would only be noise. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

if (configured.ok) {
  process.exitCode = await importCommand(process.argv.slice(2), {
    config: configured.config,
    say: (line) => console.log(line),
    progress,
    now: () => new Date(),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
