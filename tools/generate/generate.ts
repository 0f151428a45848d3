// `npm run generate`: what this repository's libraries, host and examples can be given.
import { generateCommand } from '@forecourt/platform/generate';
import { join } from 'node:path';
import { kinds } from './kinds.ts';

process.exitCode = await generateCommand(process.argv.slice(2), {
  root: join(import.meta.dirname, '../..'),
  kinds,
  checksOf: ({ tests, projects }, files) => [
    { title: 'types', program: 'nx', args: ['run-many', '-t', 'types', `--projects=${projects.join(',')}`] },
    // Nx has drawn its graph by now, which lint reads.
    {
      title: 'lint',
      program: 'eslint',
      args: ['--max-warnings', '0', '--no-warn-ignored', ...files.filter((one) => /\.tsx?$/.test(one))],
    },
    { title: 'tests', program: 'vitest', args: ['run', ...tests.files], folder: tests.folder },
  ],
  env: { ...process.env, NX_DAEMON: 'false' },
  say: (line) => console.log(line),
});
