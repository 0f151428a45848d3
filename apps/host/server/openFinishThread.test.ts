import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finish } from './finishedPages.ts';
import { openFinishThread } from './openFinishThread.ts';
import { openPageScripts, pageScriptsFile, writtenScripts } from './pageScripts.ts';
import { openFirstStyles } from './styles/firstStyles.ts';

const origins = { forms: ['https://pay.example'], images: [], connect: [], scripts: [], frames: [] };
const page = Buffer.from(
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
    '<script src="/_next/static/chunks/a.js" async=""></script></head><body><p class="price">It’s $9,990</p><a href="/cars/a-1">A car</a>' +
    '<script>one()</script></body></html>',
);

let hostFolder: string;
let buildFolder: string;
let thread: ReturnType<typeof openFinishThread> | undefined;
const ends: string[] = [];

beforeEach(() => {
  ends.length = 0;
  hostFolder = mkdtempSync(join(tmpdir(), 'forecourt-finish-'));
  buildFolder = join(hostFolder, '.next');
  mkdirSync(join(buildFolder, 'static/chunks'), { recursive: true });
  // The tests' own tools write functions in another way than the thread's.
  writeFileSync(join(buildFolder, pageScriptsFile), JSON.stringify(writtenScripts));
  writeFileSync(join(buildFolder, 'static/chunks/a.css'), '.price{color:red}.other{color:blue}');
});

afterEach(async () => {
  await thread?.close();
  rmSync(hostFolder, { recursive: true, force: true });
});

const html = { isHtml: true, isShared: false };
const optionsHere = () => ({
  dev: false,
  origins,
  styleFirst: openFirstStyles({ hostFolder, buildFolder }),
  scripts: openPageScripts(buildFolder),
});
const open = () => openFinishThread({ hostFolder, buildFolder }, ({ message }) => void ends.push(message));

describe('a page that is finished on another thread', () => {
  it('is the same, policy and bytes, as one that is finished here', async () => {
    thread = open();
    const { body, ...made } = await thread.finishBeside(page, 'br', optionsHere(), false);
    const { body: bodyHere, ...here } = finish(page, html, optionsHere());
    const plain = bodyHere.known('identity') ?? page;
    expect(made).toEqual(here);
    expect(made.vehicles).toEqual(new Set(['a-1']));
    expect(body.length).toBe(plain.length);
    expect(brotliDecompressSync(body.known('br') ?? page)).toEqual(plain);
    expect(plain.toString()).toContain('.price{color:red}</style>');
  });

  it('has its data beside it, the same as here, where the data can be fetched', async () => {
    thread = open();
    const data = '1:["$","p",null,{"children":"It’s $9,990"}]\n';
    const script = `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script></body>`;
    const runner = '<script src="/_next/static/chunks/turbopack-b.js" async=""></script></head>';
    const whole = Buffer.from(String(page).replace('</body>', script).replace('</head>', runner));
    const stored = { ...optionsHere(), dataFolder: '/_data/1/' };
    const made = await thread.finishBeside(whole, 'br', stored, true);
    const here = finish(whole, { ...html, isShared: true }, stored);
    expect(made.name).toBe(here.name);
    expect(here.data?.known('identity')?.toString()).toBe(data);
    expect(made.data?.length).toBe(Buffer.byteLength(data));
    expect(brotliDecompressSync(made.data?.known('br') ?? page).toString()).toBe(data);
    expect(here.body.known('identity')?.toString()).not.toContain('__next_f.push([1,"');
    expect(made.body.length).toBe(here.body.length);
    expect((await thread.finishBeside(whole, 'br', optionsHere(), false)).data).toBeNull();
  });

  it('is compressed well when it comes alone, and quickly among others', async () => {
    thread = open();
    const { finishBeside } = thread;
    const cars = Array.from({ length: 2_000 }, (_, car) => `<li class="car">Car ${car * 7_919} of ${car % 13}</li>`);
    const long = Buffer.from(cars.join(''));
    const made = await Promise.all([1, 2].map(() => finishBeside(long, 'br', optionsHere(), false)));
    const [alone = 0, among = 0] = made.map(({ body }) => body.known('br')?.length);
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(among * 0.95);
  });

  it('goes to its own caller, however many are under way', async () => {
    thread = open();
    const { finishBeside } = thread;
    const pages = Array.from({ length: 20 }, (_, index) =>
      Buffer.from(`<p>${index}</p>`.repeat(1 + (index % 7) * 500)),
    );
    const made = await Promise.all(pages.map((one) => finishBeside(one, 'identity', optionsHere(), false)));
    expect(made.map(({ body }) => body.known('identity')?.toString())).toEqual(pages.map(String));
  });

  it('is finished here where the thread has ended', async () => {
    thread = open();
    const underWay = thread.finishBeside(page, 'br', optionsHere(), false);
    await thread.close();
    const after = await thread.finishBeside(page, 'br', optionsHere(), false);
    const { policy } = finish(page, html, optionsHere());
    expect([(await underWay).policy, after.policy]).toEqual([policy, policy]);
  });

  it('is finished here where the thread fails, which is told once', async () => {
    const here = optionsHere();
    // A sheet that cannot be read.
    mkdirSync(join(buildFolder, 'static/chunks/b.css'));
    thread = open();
    const { finishBeside } = thread;
    const [one, two] = await Promise.all([
      finishBeside(page, 'br', here, false),
      finishBeside(page, 'br', here, false),
    ]);
    const { policy } = finish(page, html, here);
    expect([one.policy, two.policy]).toEqual([policy, policy]);
    expect(ends).toEqual([expect.stringContaining('EISDIR')]);
  });
});
