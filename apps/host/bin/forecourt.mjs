#!/usr/bin/env node
// Builds and runs a host in the folder of an agency: its configuration, sites and templates with the pages and the
// server of this package.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { damagedFiles } from '../server/build/buildFiles.mjs';
import { buildMark, copyName, isBuilt, isCopied, markBuilt, writeCopy } from './hostCopy.mjs';

const usage = `forecourt <command>, in the folder that has forecourt.config.ts

  start           serves the sites; builds first when the code has changed since the last build
  build           builds the pages, with the templates of the configuration
  dev             serves the sites, and takes changed code in while it runs
  site <command>  new, check, schema, diff, preview, export: 'forecourt site help' says more
  theme <command> new: a theme of one colour, as a file beside the sites; show: its colours
  generate <kind> section, form or channel of your own, with its test, registered: 'forecourt generate' says more
  import <file>   brings in a dealer's stock from a feed
  backup          writes database and files into one file; 'restore <file>' takes them back
  leads, reservations, content, editors, events, vitals
                  what the host has: each explains itself with --help

Settings are environment variables, or lines of a file .env.`;

const root = process.cwd();
const copy = join(root, copyName);

/** A failure with a known cause, shown in one sentence and without a stack. */
class Stop extends Error {}

/** Runs a program of Node from the copy, and hands signals on to it. @returns its exit code */
function run(file, args = [], env = {}, flags = []) {
  const child = spawn(process.execPath, [...flags, resolve(copy, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const pass = (signal) => child.kill(signal);
  // A terminal sends its interrupt to both: only the child decides when to end.
  const wait = () => undefined;
  process.on('SIGINT', wait).on('SIGTERM', pass);
  return new Promise((end, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', pass);
      end(code ?? (signal ? 1 : 0));
    });
  });
}

async function runAll(...programs) {
  for (const [file, ...args] of programs) {
    const code = await run(file, args, { NODE_ENV: 'production' });
    if (code !== 0) throw new Stop('The host could not be built: what is wrong stands above.');
  }
}

async function build() {
  const mark = buildMark(root);
  writeCopy(root);
  const next = createRequire(join(copy, 'package.json')).resolve('next/dist/bin/next');
  await runAll(
    ['scripts/staticFiles.ts'],
    ['scripts/templates.ts'],
    [next, 'build', copy],
    ['scripts/pageScripts.ts'],
    ['scripts/packScripts.ts'],
    ['scripts/buildFiles.ts'],
  );
  markBuilt(root, mark);
}

/** Runs a command beside a host, which may run or not have been built yet. */
async function runScript(file, args, flags) {
  if (!isCopied(root)) writeCopy(root, { whileServed: true });
  process.exitCode = await run(file, args, {}, flags);
}

const commands = {
  build,
  async start() {
    if (!isBuilt(root) || damagedFiles(join(copy, '.next')).length > 0) await build();
    process.exitCode = await run('server/main.ts', [], { NODE_ENV: 'production' });
  },
  async dev() {
    writeCopy(root);
    await runAll(['scripts/staticFiles.ts'], ['scripts/templates.ts']);
    process.exitCode = await run('server/main.ts', ['--dev'], { NODE_ENV: 'development' });
  },
  site: (...args) => runScript('scripts/site.ts', args),
  theme: (...args) => runScript('scripts/theme.ts', args),
  generate: (...args) => runScript('scripts/generate.ts', args),
};
for (const name of ['backup', 'restore', 'leads', 'reservations', 'content', 'editors', 'events', 'vitals'])
  commands[name] = (...args) => runScript('scripts/operate.ts', [name, ...args]);

// A feed of any size is read in little memory: without a bound, Node lets its garbage grow to several times that.
commands.import = (...args) =>
  runScript('scripts/operate.ts', ['import', ...args], ['--max-semi-space-size=8', '--max-old-space-size=96']);

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!Object.hasOwn(commands, name)) {
    console.log(usage);
    if (name !== 'help' && name !== '') throw new Stop(`There is no command '${name}'.`);
  } else {
    if (Number.parseInt(process.versions.node) < 24)
      throw new Stop(`The host needs Node 24 or later; this is ${process.versions.node}. Run it through 'npm start'.`);
    if (!existsSync(join(root, 'forecourt.config.ts')))
      throw new Stop(`${root} has no forecourt.config.ts: run this in the folder of a host.`);
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
    process.env.FORECOURT_SITES ??= 'sites';
    process.env.FORECOURT_CONTENT ??= 'content';
    await commands[name](...args);
  }
} catch (fault) {
  if (!(fault instanceof Stop)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
