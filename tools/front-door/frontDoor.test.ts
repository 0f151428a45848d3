import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFingerprint } from './fingerprint.mjs';
import { installCommand, installFingerprint, missingPackages } from './install.mjs';
import { ensurePortFree, readPort } from './port.mjs';

describe('the port', () => {
  let taken: Server;
  let port: number;

  beforeEach(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as AddressInfo).port;
  });

  afterEach(() => new Promise((resolve) => taken.close(resolve)));

  it('is 3000 unless it is set', () => {
    expect([undefined, '', '8080'].map(readPort)).toEqual([3000, 3000, 8080]);
  });

  it.each(['web', '0', '65536', '-1', '80.5', '3000 '])('refuses "%s" and says what to do', (text) => {
    expect(() => readPort(text)).toThrow(
      /^PORT must be a number from 1 to 65535, not ".*": try `PORT=3001 npm start`\.$/,
    );
  });

  it('refuses a port that another program has, and names one to try', async () => {
    await expect(ensurePortFree(port)).rejects.toThrow(`Port ${port} is in use by another program: stop it, or`);
  });

  it('takes a port that has become free', async () => {
    await new Promise((resolve) => taken.close(resolve));
    await expect(ensurePortFree(port)).resolves.toBeUndefined();
  });
});

describe('the installation', () => {
  const manifest = { name: 'ui', dependencies: { react: '19.3.1' }, scripts: { build: 'vite build' } };

  it('is repeated when a dependency or the lockfile changes, not when a script does', () => {
    const before = installFingerprint('lock', [manifest]);
    expect(installFingerprint('lock', [{ ...manifest, scripts: { build: 'tsc' } }])).toBe(before);
    expect(installFingerprint('lock', [{ ...manifest, dependencies: { react: '19.3.2' } }])).not.toBe(before);
    expect(installFingerprint('other', [manifest])).not.toBe(before);
  });

  const lock = {
    packages: {
      '': {},
      'node_modules/react': { version: '19.3.1' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/vitest': { version: '5.1.0', dev: true },
      'node_modules/for-mac': { version: '1.0.0', os: ['darwin'] },
      'node_modules/maybe': { version: '1.0.0', optional: true },
    },
  };
  const host = { 'node_modules/react': { version: '19.3.1' }, 'node_modules/zod': { version: '4.6.7' } };

  it('finds what is absent or has another version, and forgives what is for other machines', () => {
    const installed = { packages: { ...host, 'node_modules/zod': { version: '4.0.0' } } };
    expect(missingPackages(lock, installed)).toEqual(['node_modules/zod', 'node_modules/vitest']);
    expect(missingPackages(lock, installed, 'host')).toEqual(['node_modules/zod']);
  });

  it.each([
    ['nothing', {}, 'host', 'ci --omit=dev'],
    ['nothing', {}, 'all', 'ci'],
    ['what a host needs', host, 'host', undefined],
    // Nothing of it is removed and fetched again.
    ['what a host needs', host, 'all', 'install --no-save'],
    ['all', { ...host, 'node_modules/vitest': { version: '5.1.0' } }, 'all', undefined],
  ] as const)('where %s is there (%j), gets to %s by npm %s', (_, packages, set, command) => {
    expect(installCommand(lock, { packages }, set)?.join(' ')).toBe(command);
  });
});

describe('the build', () => {
  let folder: string;
  const fingerprint = () => sourceFingerprint(folder, ['libs']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-build-'));
    mkdirSync(join(folder, 'libs/ui/dist'), { recursive: true });
    writeFileSync(join(folder, 'libs/ui/index.ts'), 'one');
    utimesSync(join(folder, 'libs/ui/index.ts'), 1_000, 1_000);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is skipped while no source changes, whatever a build writes', () => {
    const before = fingerprint();
    writeFileSync(join(folder, 'libs/ui/dist/index.js'), 'built');
    writeFileSync(join(folder, 'libs/ui/tsconfig.tsbuildinfo'), 'built');
    expect(fingerprint()).toBe(before);
  });

  it.each([
    'public/assets/marks/kia.svg',
    'public/fonts/inter.woff2',
    '.next/BUILD_ID',
    '.next-0a1b2c/BUILD_ID',
    'src/site/templates/pages/Home.ts',
    'src/site/templates/contentBlocks.ts',
    'sites/harbour.json',
  ])('is skipped when only %s of the host changes', (path) => {
    mkdirSync(join(folder, 'apps/host', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'apps/host/page.ts'), 'page');
    const before = sourceFingerprint(folder, ['apps/host']);
    writeFileSync(join(folder, 'apps/host', path), 'written');
    expect(sourceFingerprint(folder, ['apps/host'])).toBe(before);
  });

  it('is skipped when sources are written as they were, as a checkout does', () => {
    const before = fingerprint();
    utimesSync(join(folder, 'libs/ui/index.ts'), 2_000, 2_000);
    expect(fingerprint()).toBe(before);
  });

  it('is repeated when a source is written, added or removed', () => {
    const seen = new Set([fingerprint()]);
    writeFileSync(join(folder, 'libs/ui/index.ts'), 'two');
    seen.add(fingerprint());
    writeFileSync(join(folder, 'libs/ui/card.ts'), 'card');
    seen.add(fingerprint());
    rmSync(join(folder, 'libs/ui/index.ts'));
    seen.add(fingerprint());
    expect(seen.size).toBe(4);
  });
});
