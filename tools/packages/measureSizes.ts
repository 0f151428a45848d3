import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './published.ts';

/** What somebody who takes one thing of a package loads, and how much that may be. */
interface SizeRow {
  from: string;
  name: string;
  /** Bytes of script, compressed with Brotli; React and the search library not counted. */
  budget: number;
}

const rows: readonly SizeRow[] = [
  { from: '@forecourt/domain', name: 'resolveFlags', budget: 1_400 },
  { from: '@forecourt/ui', name: 'Button', budget: 3_000 },
  { from: '@forecourt/ui', name: 'SiteProvider', budget: 900 },
  { from: '@forecourt/tenant-themes', name: 'siteTheme', budget: 18_000 },
  { from: '@forecourt/search', name: 'SearchApp', budget: 43_000 },
  { from: '@forecourt/vehicle', name: 'VehicleCard', budget: 8_400 },
  { from: '@forecourt/finance', name: 'FinanceCalculator', budget: 8_700 },
  { from: '@forecourt/forms', name: 'Form', budget: 47_000 },
  { from: '@forecourt/locations', name: 'LocationDetails', budget: 69_000 },
  { from: '@forecourt/offers', name: 'OfferCard', budget: 6_500 },
  { from: '@forecourt/range', name: 'VariantCards', budget: 4_600 },
  { from: '@forecourt/shopper', name: 'VehicleToggles', budget: 6_500 },
  { from: '@forecourt/purchase', name: 'ReservePage', budget: 14_500 },
  { from: '@forecourt/content', name: 'ArticleCard', budget: 6_500 },
  { from: '@forecourt/templates', name: 'shells', budget: 17_000 },
];

/** Files of the web components' page that a part loads when it is first shown, and their budget: 90 KiB. */
const elementRows = [
  { name: '<forecourt-search>', files: ['forecourt.js', 'renderPart.js', 'search.js'], budget: 91 * 1_024 },
  { name: '<forecourt-calculator>', files: ['forecourt.js', 'renderPart.js', 'calculator.js'], budget: 30 * 1_024 },
];

const broughtAlong = /^(react|react-dom|react-instantsearch)(\/|$)/;
const packed = (code: string | Buffer): number => brotliCompressSync(code).length;

/** Scripts that are there from the start: the entry, and what it imports at once. */
function firstScripts(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set that grows while it is gone through.
  for (const name of wanted)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(next);
  return chunks
    .filter(({ fileName }) => wanted.has(fileName))
    .map(({ code }) => code)
    .join('\n');
}

async function sizeOf({ from, name }: SizeRow, folder: string): Promise<number> {
  const entry = join(folder, `size-${name}.js`);
  writeFileSync(entry, `export { ${name} } from '${from}';\n`);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: broughtAlong, preserveEntrySignatures: 'strict' },
    },
  });
  return packed(firstScripts((built as Rolldown.RolldownOutput).output));
}

const asKiB = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KiB`;

/**
 * Prints what the main parts of the packages weigh. Run after the examples, in a folder that has the packages.
 * @returns those above their budget
 */
export async function sizeFaults(folder: string): Promise<string[]> {
  const measured: { name: string; bytes: number; budget: number }[] = [];
  for (const row of rows)
    measured.push({ name: `${row.from} ${row.name}`, bytes: await sizeOf(row, folder), budget: row.budget });
  for (const { name, files, budget } of elementRows) {
    const bytes = files.reduce(
      (sum, file) => sum + packed(readFileSync(join(root, 'examples/web-components/dist', file))),
      0,
    );
    measured.push({ name, bytes, budget });
  }
  for (const { name, bytes, budget } of measured)
    console.log(`${name.padEnd(40)} ${asKiB(bytes).padStart(9)} of ${asKiB(budget)}`);
  return measured
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ name, bytes, budget }) =>
        `${name} weighs ${asKiB(bytes)}; its budget is ${asKiB(budget)} (tools/packages/measureSizes.ts).`,
    );
}
