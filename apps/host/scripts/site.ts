import { processConfig, registeredOf, siteCommand } from '@forecourt/platform/operate';
import { themeProblems } from '@forecourt/tenant-themes';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import forecourt from '../forecourt.config.ts';
import { projectRoot } from '../server/projectRoot.ts';

// `forecourt site …`: the commands on site files, with the names that the project's configuration registers.
const read = processConfig(projectRoot);
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
try {
  if (!read.ok) throw new Error(`The configuration is not right:\n  ${read.problems.join('\n  ')}`);
  process.exitCode = await siteCommand(process.argv.slice(2), {
    config: read.config,
    registered: registeredOf(forecourt, themeProblems, read.config.port),
    schemaFile: fileURLToPath(import.meta.resolve('@forecourt/domain/site.schema.json')),
    ownSchemaFile: join(projectRoot, 'site.schema.json'),
    say: (line) => console.log(line),
    ask: terminal && ((question) => terminal.question(question)),
    now: () => new Date(),
  });
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
