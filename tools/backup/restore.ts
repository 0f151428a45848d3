import { restoreCommand, processConfig } from '@forecourt/platform';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

if (configured.ok) {
  process.exitCode = await restoreCommand(process.argv.slice(2), {
    config: configured.config,
    say: (line) => console.log(line),
    now: () => new Date(),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
