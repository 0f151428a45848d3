import { Prose } from '@forecourt/content';
import type { ProseWithBlocks } from '../contract/proseParts.ts';
import { ArticleStock } from './ArticleStock.tsx';

export interface ProsePartsProps extends ProseWithBlocks {
  /** Time the page is rendered: decides what is new. */
  now: Date;
}

/** Prose with the vehicles and blocks that it asks for between its parts. */
export function ProseParts({ body, stock, blocks = [], now }: ProsePartsProps) {
  return body.parts.map((part, at) => {
    if (part.kind === 'prose') return <Prose key={at} tree={part.tree} />;
    if (part.kind === 'block') return blocks[at] ?? null;
    const vehicles = stock[at];
    return vehicles ? <ArticleStock key={at} stock={vehicles} now={now} /> : null;
  });
}
