import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedConfig } from './ownPackages.ts';
import { readManifest, root } from './published.ts';

const manifestOf = (example: string) => readManifest(join(root, 'examples', example));
const config = readFileSync(join(root, 'apps/host/forecourt.config.ts'), 'utf8');

it('imports by name what our host imports from an example’s folder', () => {
  const installed = installedConfig(config, manifestOf);
  expect(installed).toContain("from '@forecourt-examples/channel-crm';");
  expect(installed).toContain("from '@forecourt-examples/template-boutique/template';");
  expect(installed).not.toContain('../');
});

it('names the file to which an example has no door', () => {
  const closed = (example: string) => ({ ...manifestOf(example), exports: {} });
  expect(() => installedConfig("import { crm } from '../../examples/channel-crm/crmChannel.ts';", closed)).toThrow(
    '@forecourt-examples/channel-crm has no door to crmChannel.ts, which our host imports: add it to its exports.',
  );
});
