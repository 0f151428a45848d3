import type { ContentOwner } from '@forecourt/domain';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';
import type { ContentKey, ContentProblem, StoredContent } from '../ports/contentPort.ts';
import { checkParts, ownersOf, type ContentSite } from './mergeContent.ts';

/** A record to be stored; to be removed where `fields` is null. */
export type ProposedContent = ContentKey & {
  fields: Readonly<Record<string, unknown>> | null;
  /** Whether the fields wait to be published. They are checked as if they were. */
  isDraft?: boolean;
};

const isSameKey = (one: ContentKey, other: ContentKey) =>
  one.owner === other.owner && one.kind === other.kind && one.slug === other.slug;

export const databaseOrigin = ({ owner, kind, slug }: ContentKey, isDraft = false): string =>
  `database: ${owner}/${kind}/${slug}${isDraft ? '/draft' : ''}`;

/**
 * The problems there would be if the database held these records: every site that shows one is merged and checked
 * again. An owner that no site shows yet, such as a manufacturer without dealers, is checked by itself.
 * @param blocks of the host's own that prose may name; null for any
 */
export function checkProposedContent(
  sites: readonly ContentSite[],
  byOwner: ReadonlyMap<ContentOwner, readonly StoredContent[]>,
  changes: readonly ProposedContent[],
  blocks: CheckedBlocks | null,
): ContentProblem[] {
  const partsOf = (owner: ContentOwner, { kind, slug }: ContentKey): StoredContent[] => {
    const key = { owner, kind, slug };
    const change = changes.find((one) => isSameKey(one, key));
    const stored = (byOwner.get(owner) ?? []).filter((one) => isSameKey(one, key));
    if (!change) return stored;
    const files = stored.filter(({ source }) => source === 'file');
    if (!change.fields) return files;
    return [
      ...files,
      { ...key, fields: change.fields, source: 'database', origin: databaseOrigin(key, change.isDraft) },
    ];
  };
  const found = new Map<string, ContentProblem>();
  for (const change of changes) {
    const chains = sites.map((site) => ownersOf(site, change.kind)).filter((owners) => owners.includes(change.owner));
    if (chains.length === 0) chains.push(change.owner === 'shared' ? ['shared'] : ['shared', change.owner]);
    for (const owners of chains) {
      const { problems } = checkParts(
        owners.flatMap((owner) => partsOf(owner, change)),
        blocks,
      );
      for (const problem of problems) found.set(JSON.stringify(problem), problem);
    }
  }
  return [...found.values()];
}
