// `npm run pictures`: compares stories with the pictures that are kept of them.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../front-door/children.mjs';
import { commandFile, ownNode } from '../front-door/machine.mjs';

const usage = `npm run pictures -- [check|update] [name …]

Draws the first story of each component in three themes and compares it with the picture that is kept of it.
A page of what differs is left in apps/catalogue/test-results/pictures/index.html.

  check   says what looks different (what npm test does too)
  update  keeps the new look of what differs, and removes pictures of stories that are no more
  name    only stories whose file has this in its path, such as Button`;

/** Builds the libraries, which the themes come from, and draws the stories. @returns the exit code */
async function drawStories(mode: string, names: readonly string[]): Promise<number> {
  const built = await run([
    ownNode,
    commandFile('nx'),
    'run-many',
    '-t',
    'build',
    '--exclude=@forecourt/host,@forecourt/catalogue',
  ]);
  if (built.code !== 0) {
    console.error(built.output);
    return built.code;
  }
  const { code } = await run([ownNode, commandFile('vitest'), 'run', ...names], {
    cwd: join(import.meta.dirname, '../../apps/catalogue'),
    env: { FORECOURT_PICTURES: mode },
    onLine: (line) => console.log(line),
  });
  return code;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
const [mode = 'check', ...names] = positionals;

if (values.help) {
  console.log(usage);
} else if (mode !== 'check' && mode !== 'update') {
  console.error(`There is no "${mode}": check or update.\n\n${usage}`);
  process.exitCode = 1;
} else {
  process.exitCode = await drawStories(mode, names);
}
