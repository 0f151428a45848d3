import { spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Stands for Nx: notes each build, and hangs, waits for the file `finish` or fails when the file `mood` says so. */
const builder = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { writeBuildFiles } from '../../apps/host/server/build/buildFiles.mjs';
const mood = existsSync('mood') ? readFileSync('mood', 'utf8') : '';
appendFileSync('builds', process.pid + '\\n');
console.log('✔  nx run @forecourt/ui:build');
if (mood === 'hang') setInterval(() => {}, 1000);
else if (mood === 'fail') {
  console.log('card.ts(3,1): error');
  process.exitCode = 1;
} else {
  rmSync('apps/host/.next', { recursive: true, force: true });
  mkdirSync('apps/host/.next/server', { recursive: true });
  while (mood === 'wait' && !existsSync('finish')) await wait(20);
  writeFileSync('apps/host/.next/server/page.js', 'page of ' + process.pid);
  writeBuildFiles('apps/host/.next');
}`;

/** Stands for the host: serves until it is stopped, or ends at once with the code in the file \`mood\`. */
const host = `
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
const code = existsSync('mood') ? Number(readFileSync('mood', 'utf8')) : 0;
if (code) process.exit(code);
// A page is loaded when it is first needed.
setInterval(() => existsSync('load') && console.log(process.env['PORT'] + ' loads ' + readFileSync('apps/host/' + process.argv[2].slice('--build='.length) + '/server/page.js', 'utf8')), 50);
let stops = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stops += 1;
    setTimeout(() => {
      console.log('closed after ' + stops);
      process.exit(0);
    }, 50);
  });
}
await new Promise((resolve) => createServer().listen(Number(process.env['PORT']), resolve));
console.log('ready ' + process.env['NODE_ENV'] + ' ' + process.env['PORT']);`;

/** Stands for the seed of the demo. */
const seeder = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const data = process.env['FORECOURT_DATA'];
for (const name of ['db', 'secrets']) {
  mkdirSync(data + '/' + name, { recursive: true });
  writeFileSync(data + '/' + name + '/file', '');
}
appendFileSync('seeds', 'one\\n');`;

export interface Started {
  child: ChildProcess;
  /** Resolves once everything printed so far contains the words. */
  says(words: string): Promise<void>;
  /** Resolves at the end. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** A repository just large enough for the front door: its own scripts, with small stand-ins for Nx and the host. */
export function smallRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  cpSync(import.meta.dirname, join(folder, 'tools/front-door'), { recursive: true });
  const build = 'apps/host/server/build';
  cpSync(join(import.meta.dirname, '../..', build), join(folder, build), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', workspaces: ['apps/*'] }));
  for (const file of ['nx.json', 'tsconfig.base.json', 'tools/vite/unit.ts', 'libs/ui/card.ts', 'examples/README.md'])
    write(file, '{}');
  write('apps/host/sites/harbour.json', '{}');
  const packages = { 'node_modules/next': { version: '1.0.0' }, 'node_modules/nx': { version: '1.0.0', dev: true } };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  write('node_modules/nx/package.json', '{"type":"module","bin":{"nx":"nx.js"}}');
  write('node_modules/nx/nx.js', builder);
  write('tools/front-door/buildHost.mjs', `console.log('without Nx');${builder}`);
  write('apps/host/scripts/prepareDemo.ts', seeder);
  // Only a start without its data folder copies the demo's data.
  write('.forecourt/kept', '');
  write('apps/host/package.json', '{"name":"@forecourt/host","type":"module"}');
  write('apps/host/server/main.ts', host);
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));

  const lines = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : [];

  return {
    /** Process ids of the builds so far. */
    builds: () => lines('builds').map(Number),
    seeds: () => lines('seeds').length,
    setMood: (mood: string) => write('mood', mood),
    /** Folders of builds that hosts run from. */
    storedBuilds: () => readdirSync(join(folder, 'apps/host')).filter((name) => name.startsWith('.next-')),
    /** As after an installation of what a host needs alone. */
    removeTools: () => {
      write(
        'node_modules/.package-lock.json',
        JSON.stringify({ packages: { 'node_modules/next': { version: '1.0.0' } } }),
      );
      rmSync(join(folder, 'node_modules/nx'), { recursive: true });
    },
    removeData: () => rmSync(join(folder, '.forecourt'), { recursive: true }),
    /** Paths of files below a folder. */
    filesIn: (path: string) =>
      readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' }).filter((name) => /\/file$/.test(name)),
    finishBuild: () => write('finish', ''),
    loadPages: () => write('load', ''),
    breakBuild: () => rmSync(join(folder, 'apps/host/.next/server/page.js')),
    edit: () => appendFileSync(join(folder, 'libs/ui/card.ts'), 'more'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    start: (port: number, args: readonly string[] = []): Started => start(folder, port, args),
  };
}

function start(folder: string, port: number, args: readonly string[]): Started {
  const child = spawn(process.execPath, ['tools/front-door/start.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(words)) resolve();
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without saying "${words}":\n${output}`)));
    });
  return { child, says, ended };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
