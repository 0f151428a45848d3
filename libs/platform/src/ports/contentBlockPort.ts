import type { MessageTable } from '@forecourt/domain/messages';
import type { z } from 'zod';

/** Vehicles in stock that a block shows. */
export interface BlockStock {
  make: string;
  /** @default all of the make */
  model?: string | undefined;
}

/** What stands in the place of a line such as `::opening-hours{place=north}` of an article or a page. */
export interface ContentBlock<Settings = unknown> {
  /** What its line may say, as texts by their names. Content is checked against it: take a strict object. */
  settings: z.ZodType<Settings>;
  /**
   * Module that exports its component as `Block`. From a package by its door, as `'@acme/blocks/OpeningHours'`; with
   * `from` also by path, as `'./OpeningHours.js'`.
   */
  module: string;
  /** `import.meta.url` of the file that defines it, from which a path is counted. */
  from?: string;
  /** What it says, by keys under which hosts and sites may say it otherwise. @default none */
  messages?: MessageTable;
  /** Vehicles that its component gets. @default none */
  stock?(settings: Settings): BlockStock | null;
}

/** What a line of prose asks of a block of the host. */
export interface ReadBlock {
  /** As the block's schema reads them. */
  settings: unknown;
  /** Vehicles that it shows; null for none. */
  stock: BlockStock | null;
}

/** Blocks by the names that lines of prose give. */
export type ContentBlocks = Readonly<Record<string, ContentBlock>>;

/** The parts of a block by which prose is checked. */
export type CheckedBlocks = Readonly<Record<string, Pick<ContentBlock, 'settings'>>>;

/**
 * Defines a block; its settings have the type of its schema.
 * @throws when its module is given by path without `from`: nobody could say where it leads
 * @example
 * defineBlock({ module: './OpeningHours.js', from: import.meta.url, settings: z.strictObject({ place: z.string() }) })
 */
export function defineBlock<Settings>(block: ContentBlock<Settings>): ContentBlock {
  if (/^\.{1,2}\//.test(block.module) && block.from === undefined) {
    throw new Error(`A block names '${block.module}' by path: say where it counts from with 'from: import.meta.url'.`);
  }
  return block as ContentBlock;
}
