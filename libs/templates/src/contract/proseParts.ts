import type { ArticleBody } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { StockFor } from './offerPages.ts';

/** Vehicles within prose. */
export interface ArticleStock extends StockFor {
  /** A row of vehicles, or one card for all vehicles of a model. */
  kind: 'stock' | 'model';
  /** Name of the make or model. @example 'Toyota HiLux' */
  name: string;
  /** Lowest price among them, in words; null where none has a price. */
  priceFrom: string | null;
}

/** What the component of a block gets that stands in the place of a line of prose. */
export interface ContentBlockProps<Settings = unknown> {
  /** The site of the page. */
  site: PublicSite;
  /** What the line says, as the block's schema reads it. */
  settings: Settings;
  /** The vehicles that the block asks for; null where it asks for none, and where there are none. */
  stock: StockFor | null;
  /** Time the page is rendered. */
  now: Date;
}

/** Prose, split into parts, and what stands in the places between. */
export interface ProseWithBlocks {
  body: ArticleBody;
  /** Vehicles for each part that asks for some; null for the other parts, and where there are none. */
  stock: readonly (ArticleStock | null)[];
  /** The block of each part that names one of the host's own; null for the other parts. @default none */
  blocks?: readonly ReactNode[];
}
