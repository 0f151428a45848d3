// Written from forecourt.config.ts by `npm run templates`.
import { blockOf, type BlockTable } from './blockOf.ts';

const blocks: BlockTable = {
  'come-and-see': async () => (await import('../../../../../examples/block-come-and-see/src/Block.tsx')).Block,
};

/** The component of a block that prose names. */
export const contentBlockOf = blockOf(blocks);
