import { processConfig, vitalsCommand } from '@forecourt/platform';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

if (configured.ok) {
  process.exitCode = await vitalsCommand(process.argv.slice(2), {
    config: configured.config,
    now: () => new Date(),
    say: (line) => console.log(line),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
