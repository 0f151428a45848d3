import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { contentPolicy, policyWithoutInline, type PolicyOptions } from './contentPolicy.ts';
import { applyEdits } from './edits.ts';
import type { Encoding } from './encoding.ts';
import { etagOf, takeData } from './dataFile.ts';
import { joinPageData } from './joinPageData.ts';
import { canWaitForData, hasLateScripts, lateScripts } from './lateScripts.ts';
import { PageBody } from './pageBody.ts';
import { pageData } from './pageData.ts';
import { writtenScripts, type PageScripts } from './pageScripts.ts';
import { attemptStage, stageFailure, type PageStage, type ReportFailure, type StageFailure } from './pageStages.ts';
import { vehiclesOn } from './siteChanges.ts';
import type { FirstStyles } from './styles/firstStyles.ts';

export interface FinishOptions extends PolicyOptions {
  styleFirst: FirstStyles;
  /** Sources of the scripts within pages. @default as they are written */
  scripts?: PageScripts;
  /** Start of the addresses at which the data of shared pages is (`dataFile.ts`). @default it stays in the pages */
  dataFolder?: string;
}

export interface Finished {
  /** Hash that its ETag is made of; null where it is not the same for everybody. */
  name: string | null;
  policy: string | null;
  /** Status that the page itself declares: 404, or 410 for a page that is gone. */
  status: number | null;
  body: PageBody;
  /** The framework's data, where that is not in the page. */
  data: PageBody | null;
  /** Slugs of the vehicles that it shows. */
  vehicles: ReadonlySet<string>;
  /** The stage that threw, where it is sent as the framework wrote it. */
  failure: StageFailure | null;
}

/** A finished page for everybody, with its unique ETag. */
export interface SharedPage extends Finished {
  etag: string;
}

const statusStart = '<meta name="forecourt:status" content="';
const statusMark = /(404|410)"/y;

/** The status that a page declares. */
function declaredStatus(html: string): number | null {
  const at = html.indexOf(statusStart);
  if (at < 0) return null;
  statusMark.lastIndex = at + statusStart.length;
  return Number(statusMark.exec(html)?.[1] ?? 0) || null;
}
/**
 * Maximum total size in bytes, compressed forms included. Most of them are kept by `recentPages.ts` too; the others are
 * found again when a page is rendered anew and is the same.
 */
const usualBytes = 48 * 1_024 * 1_024;
const keptPages = (maxSize: number) =>
  new LRUCache<string, SharedPage>({
    maxSize,
    sizeCalculation: ({ body, data }) => body.maxBytes + (data?.maxBytes ?? 0) + 4_096,
  });
let finishedPages = keptPages(usualBytes);
/** Names of finished pages by a hash of what the framework wrote: such a page need not be finished again. */
const writtenAs = new LRUCache<string, string>({ max: 20_000 });

/** Sets how many bytes of finished pages are kept to be found again. To be called before the first page. */
export function keepFinishedPages(maxBytes: number): void {
  finishedPages = keptPages(maxBytes);
}

/** A page of the framework whose data says nothing that its HTML says: what of finishing it does not depend on a search. */
export function prepare(page: Buffer, scripts?: PageScripts): Buffer {
  return Buffer.from(pageData(joinPageData(page.toString('latin1')), scripts), 'latin1');
}

/** The data of the finished page that has this name. */
export const dataNamed = (name: string): PageBody | null => finishedPages.get(name)?.data ?? null;

/** The page rearranged into the order in which a browser needs it. @param joined its data prepared */
function arrange(
  joined: string,
  { styleFirst, scripts }: FinishOptions,
  dataAddress: string | null,
  enter: EnterStage,
): { html: string; data: Buffer | null } {
  enter('deferScripts');
  // The deferred scripts load the full sheets, and the data.
  if (!hasLateScripts(joined)) return { html: joined, data: null };
  enter('criticalCss');
  const { edits, sheets } = styleFirst(joined);
  enter('externalizePayload');
  const taken = dataAddress !== null && canWaitForData(joined) ? takeData(joined, scripts ?? writtenScripts) : null;
  enter('deferScripts');
  const late = lateScripts(joined, { sheets, ...(taken && dataAddress && { dataAddress }) }, scripts);
  return { html: applyEdits(joined, [...edits, ...(taken ? [taken.edit] : []), ...late]), data: taken?.data ?? null };
}

/** Hash of a page's bytes, the origins it may use and where its data is. */
const hashOf = ({ origins, dataFolder }: FinishOptions, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([origins, dataFolder]))
    .update(bytes)
    .digest('base64url');

/** What a response is, for finishing it. */
export interface PageKind {
  /** Whether it can contain scripts. */
  isHtml: boolean;
  /** Whether it is the same for everybody. */
  isShared: boolean;
}

/** Notes which stage begins. */
type EnterStage = (stage: PageStage) => void;

function optimize(body: Buffer, { isHtml, isShared }: PageKind, options: FinishOptions, enter: EnterStage): Finished {
  enter('payload');
  // Read as latin1, one character per byte: everything searched for is ASCII, and a single non-Latin character would
  // otherwise double the size of the string.
  const written = isHtml ? body.toString('latin1') : '';
  const joined = options.dev ? written : pageData(joinPageData(written), options.scripts);
  const name = isShared ? hashOf(options, isHtml ? Buffer.from(joined, 'latin1') : body) : null;
  const dataAddress = name !== null && options.dataFolder !== undefined ? options.dataFolder + name : null;
  const { html, data } = options.dev ? { html: joined, data: null } : arrange(joined, options, dataAddress, enter);
  const plain = isHtml ? Buffer.from(html, 'latin1') : body;
  enter('policy');
  const policy = isHtml ? contentPolicy(html, options) : null;
  enter('vehicles');
  return {
    name,
    policy,
    status: declaredStatus(html),
    body: PageBody.plain(plain),
    data: data && PageBody.plain(data),
    vehicles: vehiclesOn(plain),
    failure: null,
  };
}

/** A page as the framework wrote it, with a policy that fits it. @param failure why it is sent so */
export function unoptimized(
  body: Buffer,
  { isHtml, isShared }: PageKind,
  options: FinishOptions,
  failure: StageFailure,
): Finished {
  const html = isHtml ? body.toString('latin1') : '';
  const policy = attemptStage('policy', () => contentPolicy(html, options), policyWithoutInline(options));
  // Of a page whose vehicles are unknown nobody could say when it is outdated: it is not shared.
  const vehicles = attemptStage('vehicles', () => vehiclesOn(body), null);
  return {
    // Other bytes than those of the optimized page, under another ETag.
    name: isShared && vehicles ? hashOf(options, Buffer.concat([Buffer.from('unoptimized '), body])) : null,
    policy: isHtml ? policy : null,
    status: declaredStatus(html),
    body: PageBody.plain(body),
    data: null,
    vehicles: vehicles ?? new Set(),
    failure,
  };
}

/**
 * The response body and its policy. A shared page is named after its prepared bytes: the framework splits the data
 * wherever its stream paused, and a frame has it prepared already. The framework's own ETag is too short: different pages
 * may share one. Never throws: a page of which a stage does is sent as the framework wrote it.
 */
export function finish(body: Buffer, kind: PageKind, options: FinishOptions): Finished {
  let stage: PageStage = 'payload';
  try {
    return optimize(body, kind, options, (next) => (stage = next));
  } catch (error) {
    return unoptimized(body, kind, options, stageFailure(stage, error));
  }
}

/** Finishes a page on another thread, and packs it there. */
export type FinishBeside = (
  body: Buffer,
  encoding: Encoding,
  options: FinishOptions,
  isShared: boolean,
) => Promise<Finished>;

export interface PageUse extends PageKind {
  /** Encoding that its first reader gets. */
  encoding: Encoding;
}

/** Minimum size in bytes that is worth the way to another thread. */
const leastBeside = 16_384;

/**
 * Finishes a response: at once, or beside where that takes long. For one that is the same for everybody, hashing its
 * scripts and compressing it is done once.
 */
export function finishPage(
  body: Buffer,
  { isHtml, isShared, encoding }: PageUse,
  options: FinishOptions & { finishBeside?: FinishBeside; onFailure?: ReportFailure },
): Finished | SharedPage | Promise<Finished | SharedPage> {
  const { finishBeside, onFailure } = options;
  const kind = { isHtml, isShared };
  const written = isShared ? hashOf(options, body) : null;
  const known = written === null ? undefined : finishedPages.get(writtenAs.get(written) ?? '');
  if (known) return known;
  const keep = (made: Finished): Finished | SharedPage => {
    if (made.failure) onFailure?.(made.failure);
    if (made.name === null || written === null) return made;
    // It is tried again when it is rendered again.
    if (made.failure) return { ...made, etag: etagOf(made.name) };
    writtenAs.set(written, made.name);
    const page = finishedPages.get(made.name) ?? { ...made, etag: etagOf(made.name) };
    finishedPages.set(made.name, page);
    return page;
  };
  const isLong = isHtml && body.length >= leastBeside;
  return finishBeside && isLong
    ? (async () => finishBeside(body, encoding, options, isShared))()
        .catch((error: unknown) => unoptimized(body, kind, options, stageFailure('worker', error)))
        .then(keep)
    : keep(finish(body, kind, options));
}
