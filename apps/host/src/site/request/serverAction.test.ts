import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formArgument,
  serverAction,
  textArgument,
  textOrNullArgument,
  textsArgument,
  unreadArgument,
} from './serverAction.ts';

const started = vi.fn();
const key = Symbol.for('forecourt.actionStarted');
const shared = globalThis as Record<symbol, unknown>;
beforeEach(() => void (shared[key] = started));
afterEach(() => {
  delete shared[key];
  started.mockClear();
});

const filled = (fields: number): FormData => {
  const form = new FormData();
  for (let place = 0; place < fields; place += 1) form.append(`field${place}`, '');
  return form;
};
const run = vi.fn(async (...given: unknown[]) => given.length);
const action = serverAction(
  [textArgument, textOrNullArgument, unreadArgument<object>(), formArgument, textsArgument],
  (...given) => run(...given),
) as (...posted: unknown[]) => Promise<number>;
const right = ['/page', null, 7, filled(1_000), { a: 'b' }];

describe('a server action', () => {
  it('runs with the arguments that it takes, and says that it has started', async () => {
    expect(await action(...right)).toBe(5);
    expect(started).toHaveBeenCalledOnce();
  });

  it.each([
    ['none', []],
    ['too few', right.slice(0, 4)],
    ['a list for a text', [['/page'], ...right.slice(1)]],
    ['a number for a text or null', [...right.slice(0, 1), 1, ...right.slice(2)]],
    ['an object for a form', [...right.slice(0, 3), { get: 1 }, { a: 'b' }]],
    ['a text with a NUL', ['/a\0b', ...right.slice(1)]],
    ['a form with more fields than any has', [...right.slice(0, 3), filled(1_001), { a: 'b' }]],
    ['a number among texts', [...right.slice(0, 4), { a: 1 }]],
  ])('neither runs nor starts with wrong arguments: %s', async (_name, posted) => {
    run.mockClear();
    await expect(action(...posted)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
    expect(run).not.toHaveBeenCalled();
    expect(started).not.toHaveBeenCalled();
  });
});

it('is how every action of the host is made: the server takes a post to another for malformed', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .filter((text) => text.startsWith("'use server'"));
  const exported = files.flatMap((text) => text.match(/^export (?!type|interface).*$/gm) ?? []);
  expect(exported.length).toBeGreaterThan(10);
  expect(exported.filter((line) => !/^export const \w+ = serverAction\(/.test(line))).toEqual([]);
});
