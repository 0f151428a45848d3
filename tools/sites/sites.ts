import { processConfig, siteCheckCommand } from '@forecourt/platform';
import { themes } from '@forecourt/tenant-themes';
import { join } from 'node:path';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

if (configured.ok) {
  process.exitCode = await siteCheckCommand({
    config: configured.config,
    themes: Object.keys(themes),
    say: (line) => console.log(line),
    now: () => new Date(),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
