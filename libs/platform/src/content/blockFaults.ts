import { contentKinds, splitProse, type ContentKind, type ProseDirective } from '@forecourt/domain';
import { didYouMean } from '../config/closestName.ts';
import { plainIssue } from '../config/plainIssue.ts';
import { unknownFieldsOf } from '../config/unknownFields.ts';
import { platformBlocks } from '../config/registry/contentBlocks.ts';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';

function settingFaults({ name: block, settings }: ProseDirective, { settings: schema }: CheckedBlocks[string]) {
  const unknown = unknownFieldsOf(schema)(settings).map(
    ({ path, suggestion }) =>
      `the block '${block}' has no setting '${path}'${suggestion === null ? '' : `; did you mean '${suggestion}'?`}`,
  );
  const issues = (schema.safeParse(settings, { error: plainIssue }).error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => `the block '${block}': ${[...path.map(String), message].join(' ')}`);
  return [...unknown, ...issues];
}

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
    const faults = block ? settingFaults(part, block) : unknown;
    return faults.map((message) => ({ field: row.prose, message: `line ${part.line}: ${message}` }));
  });
}
