import type { Site } from '@forecourt/domain';

/** A draft of a site that a preview shows. */
export interface SiteDraft {
  /** Name of its file. @example 'harbour-toyota.draft.json' */
  file: string;
  /** As its file says; its only host name and its origin are the preview's own. */
  site: Site;
  /** End of the preview, in seconds since 1970. */
  until: number;
}

export type DraftAnswer =
  | { kind: 'shown'; draft: SiteDraft }
  /** The link is expired, altered or of another draft, or its file is gone. */
  | { kind: 'over' }
  /** The draft cannot be shown: what is wrong with its file, and what would be right, line by line. */
  | { kind: 'wrong'; file: string; problems: readonly string[] };

/** Drafts of site files, shown at host names of their own to who has a link. */
export interface DraftService {
  /** Whether a host name is one of previews. */
  isPreviewHost(host: string): boolean;
  /** What a link shows at a host name of previews. @param token null where the visitor has none */
  read(host: string, token: string | null): DraftAnswer;
  /** Runs work in which the draft is the site. Its results must not be stored for others. */
  show<Result>(draft: SiteDraft, work: () => Result): Result;
  /** The draft that the current work is about; null for ordinary pages. */
  shown(): SiteDraft | null;
}
