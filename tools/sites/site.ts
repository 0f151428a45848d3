import { processConfig, siteCommand } from '@forecourt/platform/operate';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { hostRegistered } from './hostRegistered.ts';

const root = join(import.meta.dirname, '..', '..');
const args = process.argv.slice(2);
const configured = processConfig(root);

if (!configured.ok) {
  console.error(configured.problems.join('\n'));
  process.exitCode = 1;
} else if (args[0] === 'schema') {
  // Reads the schema's sources with the compiler, which takes seconds: only where it is needed.
  const { schemaFiles } = await import('./schemaFiles.ts');
  for (const { path, text } of schemaFiles(root)) {
    writeFileSync(path, text);
    console.log(`Written: ${relative(root, path)}`);
  }
} else {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  try {
    process.exitCode = await siteCommand(args, {
      config: configured.config,
      registered: await hostRegistered(configured.config.port),
      schemaFile: join(root, 'libs/domain/site.schema.json'),
      say: (line) => console.log(line),
      ask: terminal && ((question) => terminal.question(question)),
      now: () => new Date(),
    });
  } finally {
    terminal?.close();
  }
}
