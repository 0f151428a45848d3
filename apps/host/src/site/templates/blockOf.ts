import type { ContentBlockProps } from '@forecourt/templates';
import type { ComponentType } from 'react';

/** A block's component. Its settings are what the block's schema reads, which no table can know. */
type Block = ComponentType<ContentBlockProps<never>>;

/** Components of the host's blocks, by the names that lines of prose give. */
export type BlockTable = Readonly<Record<string, () => Promise<Block>>>;

/** Looks a block up by its name; null for one that was not registered when the host was built. */
export const blockOf =
  (blocks: BlockTable) =>
  async (name: string): Promise<Block | null> =>
    (Object.hasOwn(blocks, name) ? await blocks[name]?.() : null) ?? null;
