import { contentKinds, splitProse, type ContentKind } from '@forecourt/domain';
import { didYouMean } from '../config/closestName.ts';
import { readSettings } from '../config/readSettings.ts';
import { platformBlocks } from '../config/registry/contentBlocks.ts';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';

/**
 * What is wrong with the lines of a record's prose in whose place blocks stand.
 * @param own blocks of the host; null where nobody knows them, so that every name is taken
 */
export function blockFaults(
  kind: ContentKind,
  fields: Readonly<Record<string, unknown>>,
  own: CheckedBlocks | null,
): { field: string; message: string }[] {
  const row = contentKinds[kind];
  const text = fields[row.prose];
  if (!('hasBlocks' in row) || typeof text !== 'string' || !text.includes('::')) return [];
  const blocks = { ...own, ...platformBlocks };
  return splitProse(text).flatMap((part) => {
    if (typeof part === 'string') return [];
    const names = Object.keys(blocks);
    const block = Object.hasOwn(blocks, part.name) ? blocks[part.name] : undefined;
    const unknown = own === null ? [] : [`'${part.name}' is not a block of this host${didYouMean(part.name, names)}`];
    const reading = block && readSettings(block.settings, part.settings);
    const inSettings = reading && 'faults' in reading ? reading.faults : [];
    const faults = block
      ? inSettings.map(({ path, message }) => `the block '${part.name}': ${path} ${message}`)
      : unknown;
    return faults.map((message) => ({ field: row.prose, message: `line ${part.line}: ${message}` }));
  });
}
