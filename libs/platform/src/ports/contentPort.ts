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

/** A record of a site in any state, as a list of all of them tells it. */
export interface ContentEntry {
  slug: string;
  /** Its title or name; the slug where it has neither. */
  title: string;
  /** That of a record that was never published is 'draft'. */
  state: ContentState;
  /** Whose records it is merged from, the widest owner first; nobody's where it was never published. */
  owners: readonly ContentOwner[];
  /** Owners who have a draft of it. */
  drafts: readonly ContentOwner[];
}

/** A record with what a site says of its own, for whoever edits it. */
export interface EditedContent extends ContentEntry {
  /** What files and wider owners say. */
  below: Readonly<Record<string, unknown>>;
  /** The site's own fields over them, in the database; null for none. */
  fields: Readonly<Record<string, unknown>> | null;
  /** What waits to be published; null for nothing. */
  draft: Readonly<Record<string, unknown>> | null;
  /** What the site's own draft in a file would have it say over `below`; null for none, and beside a draft of the database. */
  fileDraft: Readonly<Record<string, unknown>> | null;
  /** Of what the database stores; 0 for nothing. */
  version: number;
}

/** The content of a site for the people who edit it. */
export interface ContentDesk {
  /** Every record of a kind that a site has, in any state, sorted by slug. */
  entries(site: Pick<Site, 'slug'>, kind: ContentKind): ContentEntry[];
  /** One of them; null where the site has none of that slug. */
  find(site: Pick<Site, 'slug'>, kind: ContentKind, slug: string): Promise<EditedContent | null>;
}
