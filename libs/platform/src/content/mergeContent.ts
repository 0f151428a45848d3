import {
  contentKinds,
  makesOf,
  slugify,
  type ContentKind,
  type ContentOwner,
  type ContentRecord,
  type Site,
} from '@forecourt/domain';
import type { ContentProblem, StoredContent } from '../ports/contentPort.ts';

/** A record as a site shows it. */
export interface SiteRecord {
  /** What it is put together from, the widest owner first. */
  parts: readonly StoredContent[];
  /** The last version that was right; null where none was. */
  record: ContentRecord | null;
  problems: readonly ContentProblem[];
}

/** Records of one site by kind and name. */
export type SiteContent = ReadonlyMap<ContentKind, ReadonlyMap<string, SiteRecord>>;

export type ContentSite = Pick<Site, 'slug' | 'manufacturer' | 'dealerships' | 'stockDealershipIds'>;

const isOfMake = (kind: ContentKind): boolean => 'ofMake' in contentKinds[kind];

/**
 * Whose records a site shows, the widest owner first. What a manufacturer says of itself is for its own dealers; what it
 * sells is also for those who sell other makes beside it.
 * @param kind of which records; all owners when left out
 */
export function ownersOf(site: ContentSite, kind?: ContentKind): ContentOwner[] {
  const own = site.manufacturer ? [site.manufacturer] : [];
  const makes = kind === undefined || isOfMake(kind) ? makesOf(site) : own;
  return ['shared', ...makes.map((make) => `manufacturers/${slugify(make)}` as const), `sites/${site.slug}`];
}

/** Checks the parts of a record as a whole; a problem is told of the part that gave the field. */
export function checkParts(parts: readonly StoredContent[]): Omit<SiteRecord, 'parts'> {
  const narrowest = parts.at(-1);
  if (!narrowest) return { record: null, problems: [] };
  const { kind, slug } = narrowest;
  const fields = Object.assign({}, ...parts.map((part) => part.fields)) as Record<string, unknown>;
  const read = contentKinds[kind].schema.safeParse(fields);
  if (read.success) return { record: { ...read.data, slug }, problems: [] };
  const originOf = (field: PropertyKey | undefined) =>
    (parts.findLast((part) => field !== undefined && Object.hasOwn(part.fields, field)) ?? narrowest).origin;
  const problems = read.error.issues.map(({ path, message }) => ({
    origin: originOf(path[0]),
    field: path.join('.') || null,
    message,
  }));
  return { record: null, problems };
}

/** What many sites share, and what is not put together, is checked once. */
const checkedAlone = new WeakMap<StoredContent, Omit<SiteRecord, 'parts'>>();

function checkOnce(parts: readonly StoredContent[]): Omit<SiteRecord, 'parts'> {
  const [only, second] = parts;
  if (!only || second) return checkParts(parts);
  const known = checkedAlone.get(only);
  if (known) return known;
  const checked = checkParts(parts);
  checkedAlone.set(only, checked);
  return checked;
}

const isSame = (some: readonly StoredContent[], others: readonly StoredContent[]) =>
  some.length === others.length && some.every((part, at) => part === others[at]);

/**
 * What a site shows: the records of its owners, field by field, each checked as a whole. What is put together from the
 * same parts as before is the same object, and not checked again.
 * @param byOwner records of each owner, the files' before the database's
 * @param before what the site showed until now: of a record that is wrong, that stays
 */
export function mergeContent(
  site: ContentSite,
  byOwner: ReadonlyMap<ContentOwner, readonly StoredContent[]>,
  before: SiteContent | null,
): SiteContent {
  const merged = new Map<ContentKind, Map<string, StoredContent[]>>();
  const ofEveryKind = ownersOf(site, 'page');
  for (const owner of ownersOf(site)) {
    for (const part of byOwner.get(owner) ?? []) {
      if (!ofEveryKind.includes(owner) && !isOfMake(part.kind)) continue;
      let ofKind = merged.get(part.kind);
      if (!ofKind) merged.set(part.kind, (ofKind = new Map()));
      const parts = ofKind.get(part.slug);
      if (parts) parts.push(part);
      else ofKind.set(part.slug, [part]);
    }
  }
  const content = new Map<ContentKind, ReadonlyMap<string, SiteRecord>>();
  for (const [kind, records] of merged) {
    const now = new Map<string, SiteRecord>();
    for (const [slug, parts] of records) {
      const known = before?.get(kind)?.get(slug);
      if (known && isSame(known.parts, parts)) {
        now.set(slug, known);
        continue;
      }
      const { record, problems } = checkOnce(parts);
      now.set(slug, { parts, problems, record: record ?? known?.record ?? null });
    }
    content.set(kind, now);
  }
  return content;
}
