import { processConfig } from '@forecourt/platform/operate';
import { fileURLToPath } from 'node:url';
import forecourt from '../forecourt.config.ts';
import { projectRoot } from '../server/projectRoot.ts';
import { themeCommand } from './themeCommand.ts';

// `forecourt theme …`, and `npm run theme` of this repository: themes as data beside the project's site files.
const read = processConfig(projectRoot);

if (read.ok) {
  process.exitCode = themeCommand(process.argv.slice(2), {
    sitesFolder: read.config.sitesFolder,
    registered: Object.keys(forecourt.themes),
    schemaFile: fileURLToPath(import.meta.resolve('@forecourt/domain/theme.schema.json')),
    say: (line) => console.log(line),
  });
} else {
  console.error(`The configuration is not right:\n  ${read.problems.join('\n  ')}`);
  process.exitCode = 1;
}
