import type { PublicSite } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { contentBlockOf } from '../templates/contentBlocks.ts';
import type { BlockFacts } from './proseParts.ts';

async function drawBlock(site: PublicSite, block: BlockFacts, now: Date): Promise<ReactNode> {
  const Block = await contentBlockOf(block.name);
  // The block's own schema has read them.
  return (
    Block && <Block key={block.name} site={site} settings={block.settings as never} stock={block.stock} now={now} />
  );
}

/** The blocks of prose, for the parts that name one. */
export const drawBlocks = (site: PublicSite, blocks: readonly (BlockFacts | null)[], now: Date): Promise<ReactNode[]> =>
  Promise.all(blocks.map((block) => block && drawBlock(site, block, now)));
