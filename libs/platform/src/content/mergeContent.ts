import { plainIssue } from '../config/plainIssue.ts';
import {
  contentKinds,
  countryOwner,
  makesOf,
  slugify,
  type ContentKind,
  type ContentOwner,
  type ContentRecord,
  type Site,
} from '@forecourt/domain';
import { unknownFieldMessage, unknownFieldsOf, type UnknownField } from '../config/unknownFields.ts';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';
import type { ContentProblem, StoredContent } from '../ports/contentPort.ts';
import { blockFaults } from './blockFaults.ts';

/** A record of a site, merged from its owners' records. */
export interface SiteRecord {
  /** The stored records it is merged from, the widest owner first. */
  parts: readonly StoredContent[];
  /** The last valid version; null where there was none. */
  record: ContentRecord | null;
  problems: readonly ContentProblem[];
}

/** Records of one site by kind and slug. */
export type SiteContent = ReadonlyMap<ContentKind, ReadonlyMap<string, SiteRecord>>;

export type ContentSite = Pick<Site, 'slug' | 'country' | 'manufacturer' | 'dealerships' | 'stockDealershipIds'>;

/** Fields that records of each kind must not have. */
const unknownFields = new Map<ContentKind, ReturnType<typeof unknownFieldsOf>>();

function unknownFieldsIn(kind: ContentKind, fields: unknown): UnknownField[] {
  // Made of the schema when a record is wrong: hosts with none never need it.
  const find = unknownFields.get(kind) ?? unknownFieldsOf(contentKinds[kind].schema);
  unknownFields.set(kind, find);
  return find(fields);
}

const isOfMake = (kind: ContentKind): boolean => 'ofMake' in contentKinds[kind];

/**
 * Owners of the records that a site shows, the widest owner first. Records of a make's products (`ofMake`) reach every
 * site that sells the make; a manufacturer's other records reach its own franchise sites only.
 * @param kind of the records; without it, owners of any kind
 */
export function ownersOf(site: ContentSite, kind?: ContentKind): ContentOwner[] {
  const own = site.manufacturer ? [site.manufacturer] : [];
  const makes = kind === undefined || isOfMake(kind) ? makesOf(site) : own;
  // What a manufacturer says in one country, such as prices, does not hold in another.
  const ending = site.country === 'AU' ? '' : `-${site.country.toLowerCase()}`;
  const manufacturers = makes.map((make) => `manufacturers/${slugify(make)}${ending}` as const);
  return ['shared', countryOwner(site.country), ...manufacturers, `sites/${site.slug}`];
}

const isUnknownField = ({ code }: { code?: string | undefined }): boolean => code === 'unrecognized_keys';

/**
 * Merges and checks the parts of a record. A problem names the part that the field came from.
 * @param blocks of the host's own that prose may name; null for any
 */
export function checkParts(parts: readonly StoredContent[], blocks: CheckedBlocks | null): Omit<SiteRecord, 'parts'> {
  const narrowest = parts.at(-1);
  if (!narrowest) return { record: null, problems: [] };
  const { kind, slug } = narrowest;
  const fields = Object.assign({}, ...parts.map((part) => part.fields)) as Record<string, unknown>;
  const read = contentKinds[kind].schema.safeParse(fields, { error: plainIssue });
  const originOf = (field: PropertyKey | undefined) =>
    (parts.findLast((part) => field !== undefined && Object.hasOwn(part.fields, field)) ?? narrowest).origin;
  const inProse = blockFaults(kind, fields, blocks).map((fault) => ({ origin: originOf(fault.field), ...fault }));
  if (read.success) {
    return { record: inProse.length === 0 ? { ...read.data, slug } : null, problems: inProse };
  }
  const { issues } = read.error;
  const unknown = issues.some(isUnknownField) ? unknownFieldsIn(kind, fields) : [];
  const problems = [
    ...unknown.map((field) => ({
      origin: originOf(field.path.split('.')[0]),
      field: field.path,
      message: unknownFieldMessage(field),
    })),
    ...issues
      .filter((issue) => unknown.length === 0 || !isUnknownField(issue))
      .map(({ path, message }) => ({ origin: originOf(path[0]), field: path.join('.') || null, message })),
    ...inProse,
  ];
  return { record: null, problems };
}

/** Results for records with a single part: sites that share it share the check. */
const checkedSingles = new WeakMap<StoredContent, Omit<SiteRecord, 'parts'>>();

function checkOnce(parts: readonly StoredContent[], blocks: CheckedBlocks | null): Omit<SiteRecord, 'parts'> {
  const [only, second] = parts;
  if (!only || second) return checkParts(parts, blocks);
  const known = checkedSingles.get(only);
  if (known) return known;
  const checked = checkParts(parts, blocks);
  checkedSingles.set(only, checked);
  return checked;
}

export const isSame = (some: readonly StoredContent[], others: readonly StoredContent[]) =>
  some.length === others.length && some.every((part, at) => part === others[at]);

/**
 * Merges the records of a site's owners field by field and checks the results. A record whose parts did not change
 * stays the same object and is not checked again.
 * @param byOwner records of each owner, those of files before those of the database
 * @param before the site's content until now: a record that became invalid keeps its last valid version
 * @param blocks of the host's own that prose may name; null for any
 */
export function mergeContent(
  site: ContentSite,
  byOwner: ReadonlyMap<ContentOwner, readonly StoredContent[]>,
  before: SiteContent | null,
  blocks: CheckedBlocks | null,
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
      const { record, problems } = checkOnce(parts, blocks);
      now.set(slug, { parts, problems, record: record ?? known?.record ?? null });
    }
    content.set(kind, now);
  }
  return content;
}
