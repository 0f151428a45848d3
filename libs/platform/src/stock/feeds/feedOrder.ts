import type { Site } from '@forecourt/domain';
import type { Mapping } from './mapping.ts';
import type { ReportedIssue } from './reportFile.ts';

export interface FeedImport {
  file: string;
  site: Site;
  /** Where the mapping was read, so that a held run can be released. */
  mappingFile?: string | undefined;
  /** How to read the feed; without it its columns carry the names of a vehicle's fields. */
  mapping?: Mapping | null;
  /** Reports what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Imports a suspicious feed, and removes all that it lacks; of an incomplete one it takes the rows that are there. */
  force?: boolean;
  /** Report to write. @default feeds/{run}.csv in the data folder */
  reportTo?: string | null | undefined;
  /** Most bytes of the file, unpacked. */
  maxBytes?: number | undefined;
  onProgress?: (progress: FeedProgress) => void;
}

export interface FeedProgress {
  phase: 'reading' | 'comparing' | 'storing';
  /** Rows that are done in this phase. */
  rows: number;
  /** Share of the phase that is done, 0 to 1. */
  done: number;
}

export interface FeedReport {
  run: string;
  source: string;
  dryRun: boolean;
  /** Why nothing was changed, or null. */
  held: string | null;
  /** Whether the file is only a part of a feed. */
  incomplete: boolean;
  rows: number;
  accepted: number;
  inserted: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** Vehicles that stay though no row is known to be theirs: of some rows it cannot be read which vehicle they are. */
  keptBack: number;
  rejected: number;
  /** Rows that are no stock of the site, by the mapping's rules. */
  skipped: number;
  warnings: number;
  /** Values that were accepted, but should be checked. */
  doubts: number;
  /** Stored vehicles whose price the feed changes. */
  priceChanges: number;
  /** Columns that nothing reads. */
  ignored: string[];
  /** What a person should know of how the file was read, in sentences. */
  notes: readonly string[];
  /** The first thousand; the report has all. */
  issues: ReportedIssue[];
  reportFile: string;
}

/** The report of a run that has read no row yet. */
export const emptyReport = (
  run: Pick<FeedReport, 'run' | 'source' | 'dryRun' | 'reportFile' | 'ignored' | 'notes'>,
): FeedReport => ({
  ...run,
  held: null,
  incomplete: false,
  rows: 0,
  accepted: 0,
  inserted: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  keptBack: 0,
  rejected: 0,
  skipped: 0,
  warnings: 0,
  doubts: 0,
  priceChanges: 0,
  issues: [],
});
