import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mountSmallDisk } from './smallDisk.ts';

const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
const disk = mountSmallDisk(folder, 4);
afterAll(() => {
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const write = () => writeFileSync(join(folder, 'some'), Buffer.alloc(100_000, 2));

it('fills a disk until nothing fits, and makes the room again; without the right to it says so', () => {
  // Only root may put a disk under a folder: elsewhere the proof leaves this fault out.
  if (!disk) return expect(mountSmallDisk(folder, 4)).toBeNull();
  write();
  rmSync(join(folder, 'some'));
  disk.fill();
  expect(write).toThrow('ENOSPC');
  disk.empty();
  expect(write).not.toThrow();
});

it('says that it cannot where it cannot', () => {
  expect(mountSmallDisk(join(folder, 'not there'), 4)).toBeNull();
});
