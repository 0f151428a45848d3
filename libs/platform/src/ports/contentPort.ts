import type { ContentKind, ContentOwner, ContentRecord, ContentState, Site } from '@forecourt/domain';

/** A record's name: whose it is, of which kind, and under which name. */
export interface ContentKey {
  owner: ContentOwner;
  kind: ContentKind;
  slug: string;
}

/** A record as somebody wrote it: not checked, and perhaps only the fields that differ from a wider owner's. */
export interface StoredContent extends ContentKey {
  fields: Readonly<Record<string, unknown>>;
  /** Of one owner's records with one name the database's wins over the file's, field by field. */
  source: 'file' | 'database';
  /** Where it is mended. @example 'sites/harbour-toyota/pages/about-us.md' */
  origin: string;
}

/** What cannot be taken, and what would be right. */
export interface ContentProblem {
  origin: string;
  /** Null where the whole of it is wrong. @example 'facts.0.value' */
  field: string | null;
  message: string;
}

export interface ReadContent {
  /** Of a record that cannot be read any more the last version that could be. What did not change is the same object. */
  records: readonly StoredContent[];
  problems: readonly ContentProblem[];
}

/** Where content is kept. */
export interface ContentSource {
  read(): Promise<ReadContent>;
  /** Called within a second after anything changed, by whichever process. @returns ends the calls */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A record that changed, or came, or went, or begins or ceases to show. */
export interface ContentChange {
  /** Slug of the site. */
  site: string;
  kind: ContentKind;
  slug: string;
}

export interface FoundContent<Kind extends ContentKind> {
  record: ContentRecord<Kind>;
  state: ContentState;
}

/** A record that is shown to one visitor before its time. */
export interface ContentPreview extends ContentKey {
  /** Slug of the site. */
  site: string;
  /** Seconds since 1970 after which it is not shown any more. */
  until: number;
}

/** What a preview shows, and why nobody else sees it. */
export interface PreviewedContent extends ContentPreview, FoundContent<ContentKind> {}

/** The checked content of all sites, from memory. Of a record that is wrong the last good version stays. */
export interface ContentService {
  /** What shows now, by name. */
  list<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind): ContentRecord<Kind>[];
  /** One record in whatever state; null where the site has none of that name. */
  find<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind, slug: string): FoundContent<Kind> | null;
  /** What the page that is being made shows before its time; null for every page that others get too. */
  previewed(): PreviewedContent | null;
  problems(): readonly ContentProblem[];
  onChange(listener: (changes: readonly ContentChange[]) => Promise<void> | void): () => void;
}
