import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

test('hosts behind a proxy lose no enquiry and sell no vehicle twice while processes die, the database restarts and a network is cut', async () => {
  test.setTimeout(180_000);
  const run = promisify(execFile)(process.execPath, ['tools/prove/fleet.ts', '--small', '--seed', '7'], { cwd: root });
  const { stdout } = await run.catch((fault: { stdout: string; stderr: string }) => fault);
  expect(stdout, 'the table').toContain('Accepted enquiries lost');
  expect(stdout.match(/^✗ (?!Requests a second|Errors in|Slowest change).*/gm) ?? []).toEqual([]);
});
