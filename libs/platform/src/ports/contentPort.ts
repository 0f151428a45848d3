import type { ContentKind, ContentOwner, ContentRecord, ContentState, Site } from '@forecourt/domain';

/** What identifies a record. */
export interface ContentKey {
  owner: ContentOwner;
  kind: ContentKind;
  slug: string;
}

/** A record as it was written: not checked, and possibly only the fields that differ from a wider owner's. */
export interface StoredContent extends ContentKey {
  fields: Readonly<Record<string, unknown>>;
  /** Where one owner has the same record in both, the database's fields win over the file's. */
  source: 'file' | 'database';
  /** Where to correct it. @example 'sites/harbour-toyota/pages/about-us.md' */
  origin: string;
}

/** What is wrong with a record, and what would be right. */
export interface ContentProblem {
  origin: string;
  /** Null where the record as a whole is wrong. @example 'facts.0.value' */
  field: string | null;
  message: string;
}

export interface ReadContent {
  /** Unchanged records are the same objects. A record that cannot be read any more appears in its last readable version. */
  records: readonly StoredContent[];
  /** What waits to be published: in previews each takes the place of the record of its owner and source. */
  drafts: readonly StoredContent[];
  problems: readonly ContentProblem[];
}

/** A place that stores content. */
export interface ContentSource {
  read(): Promise<ReadContent>;
  /** Calls the listener within a second after any process changed something. @returns stops listening */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A record that was changed, added or removed, or that was published or expired. */
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

/** An unpublished record, or the draft of an owner's record, that is shown to one visitor. */
export interface ContentPreview extends ContentKey {
  /** Slug of the site. */
  site: string;
  /** End of the preview, in seconds since 1970. */
  until: number;
}

/** The record that a preview shows, with the state in which other visitors find it. */
export interface PreviewedContent extends ContentPreview, FoundContent<ContentKind> {
  /** Whether it is a draft beside a published record, which other visitors find meanwhile. */
  isChange: boolean;
}

/** The checked content of all sites, from memory. An invalid record keeps its last valid version. */
export interface ContentService {
  /** What shows now, sorted by slug. */
  list<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind): ContentRecord<Kind>[];
  /** One record in any state; null where the site has none of that slug. */
  find<Kind extends ContentKind>(site: Pick<Site, 'slug'>, kind: Kind, slug: string): FoundContent<Kind> | null;
  /** The preview of the page being rendered; null for ordinary pages, which may be cached for everyone. */
  previewed(): PreviewedContent | null;
  problems(): readonly ContentProblem[];
  onChange(listener: (changes: readonly ContentChange[]) => Promise<void> | void): () => void;
}
