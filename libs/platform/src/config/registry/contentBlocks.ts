import { z } from 'zod';
import { nameFaults } from './registeredName.ts';
import type { CheckedBlocks, ContentBlocks, ReadBlock } from '../../ports/contentBlockPort.ts';

const name = z.string().trim().min(1);

/** Blocks that every host has. */
export const platformBlocks: CheckedBlocks = {
  stock: { settings: z.strictObject({ make: name, model: name.optional() }) },
  model: { settings: z.strictObject({ make: name, model: name }) },
};

/** What is wrong with the names of a host's blocks. */
export const blockNameFaults = (blocks: ContentBlocks = {}): string[] =>
  Object.keys(blocks).flatMap((one) => [
    ...nameFaults(one, 'a block'),
    ...(Object.hasOwn(platformBlocks, one) ? [`the platform has a block '${one}' already`] : []),
  ]);

/** Reads what a line of prose says. @returns null for a block that is not registered, or with settings that it cannot use */
export function readBlock(
  blocks: ContentBlocks | null,
  called: string,
  said: Readonly<Record<string, string>>,
): ReadBlock | null {
  const block = blocks && Object.hasOwn(blocks, called) ? blocks[called] : undefined;
  const read = block?.settings.safeParse(said);
  return read?.success ? { settings: read.data, stock: block?.stock?.(read.data) ?? null } : null;
}
