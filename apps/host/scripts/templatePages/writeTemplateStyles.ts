import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeChanged } from '../writeChanged.ts';
import type { Templates } from './homeParts.ts';

/** A template's own style sheet: the file, and the address at which the host serves it. */
export interface TemplateSheet {
  template: string;
  file: string;
  address: string;
}

/** Style sheets of the templates that have one, those of the templates that they extend included. */
export async function templateSheets(templates: Templates, host: string): Promise<TemplateSheet[]> {
  const find = createRequire(join(host, 'package.json'));
  const sheets: TemplateSheet[] = [];
  for (const template of Object.keys(templates)) {
    let owner = templates[template];
    while (owner && owner.styles === undefined && owner.extends !== undefined) owner = templates[owner.extends];
    if (owner?.styles === undefined) continue;
    const { styles, from } = owner;
    const file =
      from !== undefined && styles.startsWith('.') ? fileURLToPath(new URL(styles, from)) : find.resolve(styles);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 12);
    sheets.push({ template, file, address: `/assets/templates/${hash}.css` });
  }
  return sheets;
}

/** The table of addresses that pages read. */
export const sheetTable = (
  sheets: readonly TemplateSheet[],
): string => `// Written from forecourt.config.ts by \`npm run templates\`.

/** Addresses of templates' own style sheets, which only their sites' pages name. */
export const templateStyles: Readonly<Record<string, string>> = {
${sheets.map(({ template, address }) => `  '${template}': '${address}',`.replace(/'([a-z][a-z0-9]*)':/, '$1:')).join('\n')}
};
`;

/** Copies the style sheets to where the host serves them, and writes their addresses down. */
export async function writeTemplateStyles(templates: Templates, host: string): Promise<void> {
  const sheets = await templateSheets(templates, host);
  const folder = join(host, 'public/assets/templates');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!sheets.some(({ address }) => basename(address) === name)) await rm(join(folder, name));
  }
  for (const { file, address } of sheets) await writeChanged(join(host, 'public', address), await readFile(file));
  await writeChanged(join(host, 'src/site/templates/templateStyles.ts'), sheetTable(sheets));
}
