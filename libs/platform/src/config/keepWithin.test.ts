import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { boundsOf } from './keepWithin.ts';

const megabyte = 1_024 * 1_024;

describe('a process with a bound', () => {
  it('is started with limits of its heaps and of the C library', () => {
    expect(boundsOf(1_024 * megabyte, [], {})).toEqual({
      flags: ['--max-old-space-size=410', '--max-semi-space-size=16'],
      variables: { MALLOC_ARENA_MAX: '2' },
    });
  });

  it('keeps what its operator has chosen', () => {
    const chosen = { NODE_OPTIONS: '--max_old_space_size=700', MALLOC_ARENA_MAX: '4' };
    expect(boundsOf(1_024 * megabyte, ['--max-semi-space-size=8'], chosen)).toEqual({ flags: [], variables: {} });
  });

  it('begins anew once, with its number, flags and settings', { timeout: 60_000 }, async () => {
    const script = `
      import { keepWithin } from ${JSON.stringify(join(import.meta.dirname, 'keepWithin.ts'))};
      import { getHeapStatistics } from 'node:v8';
      keepWithin(1024 * 1024 * 1024, process.env);
      const { MALLOC_ARENA_MAX: pools, OWN: own } = process.env;
      const limit = Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024);
      console.log(JSON.stringify({ pid: process.pid, pools, own, limit, flags: process.execArgv.length }));`;
    const env = { OWN: 'kept' };
    const running = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
    const told = JSON.parse((await running).stdout) as Record<string, number | string>;
    expect(told).toMatchObject({ pid: running.child.pid, pools: '2', own: 'kept', flags: 5 });
    expect(told['limit']).toBeLessThan(600);
  });
});
