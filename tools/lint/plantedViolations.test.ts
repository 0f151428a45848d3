import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
let eslint: ESLint;

beforeAll(() => {
  // The boundaries read the graph that Nx keeps on disk; drawing it here makes the tests stand on their own.
  execFileSync(process.execPath, [nx, 'show', 'projects'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
  eslint = new ESLint({ cwd: root });
}, 60_000);

/** Rules that the code breaks when it stands in the named place of the repository. */
async function broken(code: string, filePath: string) {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const planted = (file: string) => readFileSync(join(import.meta.dirname, 'planted', file), 'utf8');

/** Planted file, the place it pretends to stand in, and the one rule that has to refuse it. */
const violations = [
  ['domain-imports-ui.ts', 'libs/domain/src/planted.test.ts', '@nx/enforce-module-boundaries'],
  ['ui-imports-feature.ts', 'libs/ui/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['feature-imports-feature.ts', 'libs/vehicle/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['feature-imports-platform.ts', 'libs/search/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['templates-import-platform.ts', 'libs/templates/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['themes-import-feature.ts', 'libs/tenant-themes/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['platform-imports-ui.ts', 'libs/platform/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['engine-imports-platform.ts', 'libs/search-engine/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['feature-imports-engine.ts', 'libs/search/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['server-takes-component.ts', 'libs/search-engine/src/planted.ts', 'forecourt/server-takes-only-models'],
  ['database-in-template.ts', 'libs/search-engine/src/planted.ts', 'forecourt/search-engine-stands-alone'],
  ['react-in-model.ts', 'libs/search-engine/src/planted.ts', 'forecourt/search-engine-stands-alone'],
  ['demo-imports-platform.ts', 'libs/demo/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['catalogue-imports-platform.ts', 'apps/catalogue/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['worker-imports-feature.ts', 'apps/worker/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['host-imports-tools.ts', 'apps/host/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['tools-import-ui.ts', 'tools/planted.ts', '@nx/enforce-module-boundaries'],
  ['path-into-another-library.ts', 'libs/finance/src/planted.ts', '@nx/enforce-module-boundaries'],
  ['server-takes-component.ts', 'libs/platform/src/planted.ts', 'forecourt/server-takes-only-models'],
  ['room-imports-higher-room.ts', 'libs/platform/src/stock/planted.ts', 'forecourt/rooms-in-order'],
  ['circle.ts', 'libs/forms/src/components/Form/CurrencyQuestion.tsx', 'forecourt/no-import-circles'],
  ['circle-of-types.ts', 'libs/domain/src/lenders.ts', 'forecourt/no-import-circles'],
  ['next-in-library.tsx', 'libs/vehicle/src/planted.tsx', 'forecourt/next-only-in-host'],
  ['next-loaded-late.ts', 'libs/platform/src/planted.ts', 'forecourt/next-only-in-host'],
  ['file-in-component.ts', 'libs/finance/src/components/Price/planted.ts', 'forecourt/machines-only-in-platform'],
  ['file-in-component.ts', 'apps/host/src/app/planted.ts', 'forecourt/machines-only-in-platform'],
  ['database-in-template.ts', 'libs/templates/src/planted.ts', 'forecourt/databases-only-in-platform'],
  ['setting-in-component.ts', 'libs/forms/src/planted.ts', 'forecourt/settings-in-one-file'],
  ['setting-in-component.ts', 'libs/platform/src/leads/planted.ts', 'forecourt/settings-in-one-file'],
  ['setting-by-import.ts', 'apps/host/src/planted.ts', 'forecourt/settings-in-one-file'],
  ['device-storage.ts', 'libs/search/src/components/Layout/planted.ts', 'forecourt/device-storage-in-one-file'],
  ['device-storage.ts', 'apps/host/src/site/planted.ts', 'forecourt/device-storage-in-one-file'],
  ['long-page.tsx', 'apps/host/src/app/[site]/planted/page.tsx', 'max-lines'],
  ['rent-without-unit.ts', 'libs/shopper/src/components/Price/planted.ts', 'forecourt/rent-has-a-unit'],
  ['react-in-model.ts', 'libs/finance/src/model/planted.ts', 'forecourt/model-imports-nothing-impure'],
  ['node-in-model.ts', 'libs/domain/src/planted.ts', 'forecourt/model-imports-nothing-impure'],
  ['component-in-model.ts', 'libs/vehicle/src/model/planted.ts', 'forecourt/model-imports-nothing-impure'],
  ['page-in-model.ts', 'libs/shopper/src/model/planted.ts', 'forecourt/model-touches-no-globals'],
  ['network-in-model.ts', 'libs/finance/src/model/planted.ts', 'forecourt/model-touches-no-globals'],
  ['clock-in-model.ts', 'libs/vehicle/src/model/planted.ts', 'forecourt/model-has-no-clock'],
  ['today-in-model.ts', 'libs/domain/src/planted.ts', 'forecourt/model-has-no-clock'],
  ['chance-in-model.ts', 'libs/search/src/model/planted.ts', 'forecourt/model-has-no-chance'],
  ['raw-colour.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-raw-colours'],
  ['raw-colour-in-function.css.ts', 'libs/vehicle/src/planted.css.ts', 'forecourt/no-raw-colours'],
  ['raw-spacing.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-raw-spacing'],
  ['raw-spacing-in-function.css.ts', 'libs/vehicle/src/planted.css.ts', 'forecourt/no-raw-spacing'],
  ['raw-spacing-as-number.css.ts', 'libs/vehicle/src/planted.css.ts', 'forecourt/no-raw-spacing'],
  ['raw-layer.css.ts', 'libs/search/src/planted.css.ts', 'forecourt/no-raw-layers'],
  ['one-direction.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-one-direction'],
  ['one-direction-in-shorthand.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-one-direction'],
  ['one-direction-of-text.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-one-direction'],
  ['important.css.ts', 'libs/ui/src/components/Card/planted.css.ts', 'forecourt/no-important'],
  ['export-all.ts', 'libs/domain/src/index.ts', 'forecourt/no-export-all'],
  ['spread-literal.ts', 'libs/finance/src/planted.ts', 'forecourt/no-spread-literal'],
  ['spread-literal.tsx', 'libs/vehicle/src/planted.tsx', 'forecourt/no-spread-literal'],
  ['default-export.ts', 'libs/finance/src/planted.ts', 'forecourt/no-default-export'],
  ['index-in-components.ts', 'libs/vehicle/src/components/VehicleCard/index.ts', 'forecourt/no-index-in-components'],
  ['client-door.ts', 'libs/vehicle/src/index.ts', 'forecourt/no-client-door'],
  ['skipped-test.ts', 'libs/finance/src/model/planted.test.ts', 'forecourt/no-silent-tests'],
  ['snapshot.ts', 'libs/finance/src/model/planted.test.ts', 'forecourt/no-snapshots'],
  ['words-in-markup.tsx', 'libs/platform/src/stock/brochure/planted.tsx', 'forecourt/words-are-messages'],
  ['words-in-attribute.tsx', 'libs/platform/src/stock/brochure/planted.tsx', 'forecourt/words-are-messages'],
  ['words-by-default.tsx', 'libs/platform/src/stock/brochure/planted.tsx', 'forecourt/words-are-messages'],
  ['words-in-choice.tsx', 'libs/platform/src/stock/brochure/planted.tsx', 'forecourt/words-are-messages'],
  ['translated-message.ts', 'libs/domain/src/messages/tables/planted.ts', 'forecourt/plain-english'],
  ['translated-text.tsx', 'apps/host/src/app/demo/planted.tsx', 'forecourt/plain-english'],
  ['any.ts', 'libs/vehicle/src/planted.ts', '@typescript-eslint/no-explicit-any'],
  ['hook-in-condition.tsx', 'libs/vehicle/src/planted.tsx', 'react-hooks/rules-of-hooks'],
  ['picture-without-words.tsx', 'libs/vehicle/src/planted.tsx', 'jsx-a11y/alt-text'],
] as const;

describe('lint refuses what the architecture forbids', () => {
  it.each(violations)('refuses %s in %s by %s alone', async (file, place, rule) => {
    expect(await broken(planted(file), place)).toEqual([rule]);
  });

  it('refuses a file of more than 250 lines, and a test of more than 400', async () => {
    const lines = (count: number) => `${'// line\n'.repeat(count - 1)}export const last = 1;`;
    expect(await broken(lines(251), 'libs/vehicle/src/planted.ts')).toEqual(['max-lines']);
    expect(await broken(lines(250), 'libs/vehicle/src/planted.ts')).toEqual([]);
    expect(await broken(lines(401), 'libs/vehicle/src/planted.test.ts')).toEqual(['max-lines']);
    expect(await broken(lines(400), 'libs/vehicle/src/planted.test.ts')).toEqual([]);
  });
});

/** Code that each rule must leave alone, in the place it belongs to. */
const allowed = [
  ["export { quote } from '@forecourt/search/model';", 'libs/platform/src/planted.ts'],
  ["export { EngineThread } from '@forecourt/search-engine';", 'libs/platform/src/planted.ts'],
  ["export { DatabaseSync } from 'node:sqlite';", 'libs/search-engine/src/planted.ts'],
  ["export { Pool } from 'pg';\nexport { readFileSync } from 'node:fs';", 'libs/platform/src/planted.ts'],
  ["export { openLeads } from './leads/openLeads.ts';", 'libs/platform/src/planted.ts'],
  ["export { openInventory } from '../stock/inventory/openInventory.ts';", 'libs/platform/src/leads/planted.ts'],
  ["export type { FormQuestion } from './FormQuestion.tsx';", 'libs/forms/src/components/Form/CurrencyQuestion.tsx'],
  ["export { VehicleCard } from '@forecourt/vehicle';", 'libs/templates/src/planted.ts'],
  ["export { headers } from 'next/headers';", 'apps/host/src/planted.ts'],
  ['export default function Page() {\n  return null;\n}', 'apps/host/src/app/[site]/page.tsx'],
  ['export const at = (now: Date) => new Date(now.getTime() + 1);', 'libs/finance/src/model/planted.ts'],
  ['export const near = (location: string) => location.trim();', 'libs/locations/src/model/planted.ts'],
  ['export const port = process.env;', 'libs/platform/src/config/config.ts'],
  ["export const root = { color: 'oklch(from var(--brand) 0.7 c h)' };", 'libs/ui/src/planted.css.ts'],
  ["export const root = { inset: 0, marginBlockStart: '-1px', paddingInline: '8%' };", 'libs/ui/src/planted.css.ts'],
  ["export const root = { inlineSize: '44px', borderRadius: '8px' };", 'libs/ui/src/planted.css.ts'],
  [
    'export const near = (far: object, left: boolean) => ({ ...far, ...(left ? { left } : {}) });',
    'libs/ui/src/planted.ts',
  ],
  ["export const link = { href: '#facade' };", 'libs/ui/src/planted.ts'],
  [
    'export const Page = ({ say }: { say: (key: string) => string }) => <p className="note">{say(\'mail.next\')} · 5</p>;',
    'libs/platform/src/planted.tsx',
  ],
] as const;

describe('lint allows what the architecture provides', () => {
  it.each(allowed)('allows %s in %s', async (code, place) => {
    expect(await broken(code, place)).toEqual([]);
  });
});
