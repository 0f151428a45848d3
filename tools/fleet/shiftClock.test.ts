import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'shift-clock-'));
const file = join(folder, 'clock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('moves the clock of a process that runs, and moves it back', async () => {
  // Joined into one text: numbers given to `console.log` are coloured when FORCE_COLOR is set.
  const told = `setInterval(() => console.log([Date.now(), new Date().getTime(), new Date(5).getTime()].join(" ")), 50)`;
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'shiftClock.mjs'), '-e', told], {
    env: { ...process.env, FORECOURT_FLEET_CLOCK: file },
  });
  try {
    let newest: number[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      newest = (text.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
    });
    const hours = () => newest.slice(0, 2).map((time) => Math.round((time - Date.now()) / 3_600_000) + 0);
    await expect.poll(hours, { timeout: 10_000 }).toEqual([0, 0]);
    writeFileSync(file, String(3_600_000));
    await expect.poll(hours, { timeout: 10_000 }).toEqual([1, 1]);
    expect(newest[2]).toBe(5);
    writeFileSync(file, '0');
    await expect.poll(hours, { timeout: 10_000 }).toEqual([0, 0]);
  } finally {
    child.kill('SIGKILL');
  }
});
