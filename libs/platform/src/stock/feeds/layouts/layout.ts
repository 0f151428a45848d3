import type { MappingInput } from '../mapping.ts';

/** A layout of feeds that is common in the trade, with the mapping that reads it. */
export interface Layout {
  /** What people call it. @example 'US inventory CSV' */
  title: string;
  /** Columns by which a feed of the layout is known; of a file without a header its columns are known by their contents. */
  signature: readonly string[];
  mapping: MappingInput;
}
