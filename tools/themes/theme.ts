import { processConfig } from '@forecourt/platform';
import { join } from 'node:path';
import { themeCommand } from './themeCommand.ts';

const configured = processConfig(join(import.meta.dirname, '..', '..'));

if (configured.ok) {
  process.exitCode = themeCommand(process.argv.slice(2), {
    sitesFolder: configured.config.sitesFolder,
    schemaFile: join(import.meta.dirname, '../../libs/domain/theme.schema.json'),
    say: (line) => console.log(line),
  });
} else {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
}
