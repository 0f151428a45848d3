import type { ContentOwner } from '@forecourt/domain';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';
import type { ContentKey, StoredContent } from '../ports/contentPort.ts';
import { checkParts, isSame, ownersOf, type ContentSite, type SiteContent, type SiteRecord } from './mergeContent.ts';

/** A site's record with one owner's draft in it. */
export interface SiteDraft extends SiteRecord {
  key: ContentKey;
  /** Whether it lies in a file, and the database has none beside it. */
  isOfFile: boolean;
}

/** What previews show of a site's drafts, by owner, kind and slug; those of the narrowest owner first. */
export type SiteDrafts = ReadonlyMap<string, SiteDraft>;

export const draftName = ({ owner, kind, slug }: ContentKey): string => `${owner}/${kind}/${slug}`;

/**
 * Merges each draft with the published records of the other owners, and validates the results. The draft replaces the
 * record of its owner and source.
 * @param content published, of the same site
 * @param before the site's drafts until now: one that became invalid keeps its last valid version
 * @param blocks of the host's own that prose may name; null for any
 */
export function mergeDrafts(
  site: ContentSite,
  content: SiteContent,
  drafts: readonly StoredContent[],
  before: SiteDrafts | null,
  blocks: CheckedBlocks | null,
): SiteDrafts {
  const merged = new Map<string, SiteDraft>();
  const width = (owner: ContentOwner) => ownersOf(site).indexOf(owner);
  const narrowestFirst = drafts.toSorted((one, other) => width(other.owner) - width(one.owner));
  for (const [name, ofRecord] of Map.groupBy(narrowestFirst, draftName)) {
    const [{ owner, kind, slug }] = ofRecord as [StoredContent];
    const owners = ownersOf(site, kind);
    if (!owners.includes(owner)) continue;
    const published = content.get(kind)?.get(slug)?.parts ?? [];
    const parts = owners.flatMap((one) =>
      (['file', 'database'] as const).flatMap((source) => {
        const own = one === owner ? ofRecord.filter((draft) => draft.source === source) : [];
        return own.length > 0 ? own : published.filter((part) => part.owner === one && part.source === source);
      }),
    );
    const known = before?.get(name);
    if (known && isSame(known.parts, parts)) {
      merged.set(name, known);
      continue;
    }
    const { record, problems } = checkParts(parts, blocks);
    const isOfFile = ofRecord.every(({ source }) => source === 'file');
    merged.set(name, {
      key: { owner, kind, slug },
      isOfFile,
      parts,
      problems,
      record: record ?? known?.record ?? null,
    });
  }
  return merged;
}
