import type { ContentBlocks } from '@forecourt/platform/config';
import { writeChanged } from '../writeChanged.ts';
import { keyOf } from './pageTables.ts';
import { specifierFrom } from './specifierFrom.ts';

/** The table of the host's blocks, which routes with prose import. @param folder where the file will stand */
export function blockTable(blocks: ContentBlocks, folder: string): string {
  const rows = Object.entries(blocks).map(
    ([name, { module, from }]) =>
      `  ${keyOf(name)}: async () => (await import('${specifierFrom(folder, module, from)}')).Block,`,
  );
  const table =
    rows.length === 0 ? ['const blocks: BlockTable = {};'] : ['const blocks: BlockTable = {', ...rows, '};'];
  return [
    '// Written from forecourt.config.ts by `npm run templates`.',
    "import { blockOf, type BlockTable } from './blockOf.ts';",
    '',
    ...table,
    '',
    '/** The component of a block that prose names. */',
    'export const contentBlockOf = blockOf(blocks);',
    '',
  ].join('\n');
}

/** Writes the table of blocks. @param folder of the host's templates */
export const writeContentBlocks = (blocks: ContentBlocks, folder: string): Promise<void> =>
  writeChanged(`${folder}/contentBlocks.ts`, blockTable(blocks, folder));
