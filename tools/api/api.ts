// Compares the reports of all packages' doors with what these export; `npm run api` writes them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publicPackages, root } from '../packages/published.ts';
import { entriesOf } from './entries.ts';
import { readEntries } from './readEntry.ts';
import { undocumentedProps } from './undocumented.ts';
import { writeReport } from './writeReport.ts';

const isUpdate = process.argv.includes('--update');
const packages = publicPackages().map(({ folder }) => ({ folder, entries: entriesOf(folder) }));
const typesOf = readEntries(packages.flatMap(({ entries }) => entries.map(({ types }) => types)));

const faults: string[] = [];
let props = 0;
for (const { folder, entries } of packages) {
  const kept = join(folder, 'api');
  const known = new Set(entries.map(({ report }) => report));
  for (const file of existsSync(kept) ? readdirSync(kept).map((name) => join(kept, name)) : []) {
    if (known.has(file)) continue;
    if (isUpdate) rmSync(file);
    else faults.push(`${relative(root, file)} belongs to no door: run \`npm run api\`.`);
  }
  for (const { name, report, types } of entries) {
    const found = typesOf(types);
    const text = writeReport(name, found);
    const { count, missing } = undocumentedProps(found);
    props += count;
    faults.push(...missing.map((prop) => `${name}: ${prop} has no sentence that says what it means.`));
    const before = existsSync(report) ? readFileSync(report, 'utf8') : '';
    if (before === text) continue;
    if (isUpdate) {
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, text);
      console.log(`Written: ${relative(root, report)}`);
    } else
      faults.push(
        `${relative(root, report)} differs from what ${name} exports: look at the change, then run \`npm run api\`.`,
      );
  }
}
console.log(`${props} props, ${faults.length} faults`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
