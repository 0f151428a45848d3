import { contentKinds, slugify, type ContentKind, type ContentRecord, type Site } from '@forecourt/domain';
import type { ContentOwner, ContentProblem, StoredContent } from '../ports/contentPort.ts';

/** Records of one site by kind and name. */
export type SiteContent = ReadonlyMap<ContentKind, ReadonlyMap<string, ContentRecord>>;

export type ContentSite = Pick<Site, 'slug' | 'manufacturer'>;

/** Whose records a site shows, the widest owner first. */
export function ownersOf({ slug, manufacturer }: ContentSite): ContentOwner[] {
  return ['shared', ...(manufacturer ? [`manufacturers/${slugify(manufacturer)}` as const] : []), `sites/${slug}`];
}

function check(
  kind: ContentKind,
  { slug, fields, origin }: Pick<StoredContent, 'slug' | 'fields' | 'origin'>,
): { record: ContentRecord | null; problems: ContentProblem[] } {
  const read = contentKinds[kind].schema.safeParse(fields);
  if (read.success) return { record: { ...read.data, slug }, problems: [] };
  return {
    record: null,
    problems: read.error.issues.map(({ path, message }) => ({ origin, field: path.join('.') || null, message })),
  };
}

/**
 * What a site shows: the records of its owners, field by field, each checked as a whole.
 * @param before what the site showed until now: of a record that is wrong, that stays
 */
export function mergeContent(
  site: ContentSite,
  byOwner: ReadonlyMap<ContentOwner, readonly StoredContent[]>,
  before: SiteContent | null,
): { content: SiteContent; problems: ContentProblem[] } {
  const merged = new Map<ContentKind, Map<string, Pick<StoredContent, 'slug' | 'fields' | 'origin'>>>();
  for (const owner of ownersOf(site)) {
    for (const { kind, slug, fields, origin } of byOwner.get(owner) ?? []) {
      const ofKind = merged.get(kind) ?? new Map<string, Pick<StoredContent, 'slug' | 'fields' | 'origin'>>();
      merged.set(kind, ofKind.set(slug, { slug, origin, fields: { ...ofKind.get(slug)?.fields, ...fields } }));
    }
  }
  const problems: ContentProblem[] = [];
  const content = new Map<ContentKind, ReadonlyMap<string, ContentRecord>>();
  for (const [kind, records] of merged) {
    const good = new Map<string, ContentRecord>();
    for (const [slug, given] of records) {
      const checked = check(kind, given);
      problems.push(...checked.problems);
      const record = checked.record ?? before?.get(kind)?.get(slug);
      if (record) good.set(slug, record);
    }
    content.set(kind, good);
  }
  return { content, problems };
}
