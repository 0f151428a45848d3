import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { contentPolicy, type PolicyOptions } from './contentPolicy.ts';
import type { Encoding } from './encoding.ts';
import { joinPageData } from './joinPageData.ts';
import { hasLateScripts, lateScripts } from './lateScripts.ts';
import type { FirstStyles } from './styles/firstStyles.ts';

export interface FinishOptions extends PolicyOptions {
  styleFirst: FirstStyles;
}

export interface Finished {
  policy: string | null;
  /** Status that the page itself declares: 404, or 410 for a page that is gone. */
  status: number | null;
  bodies: Map<Encoding, Buffer>;
}

/** A finished page for everybody, with its unique ETag. */
export interface SharedPage extends Finished {
  etag: string;
}

const statusMark = /<meta name="forecourt:status" content="(404|410)"/;
/** Maximum total size in bytes, compressed forms included. */
const maxBytes = 96 * 1_024 * 1_024;
const finishedPages = new LRUCache<string, SharedPage>({
  maxSize: maxBytes,
  sizeCalculation: ({ bodies }) => Math.ceil((bodies.get('identity')?.length ?? 0) * 1.4) + 4_096,
});

/** The framework's HTML, rearranged into the order in which a browser needs it. */
function arrange(given: string, styleFirst: FirstStyles): string {
  const joined = joinPageData(given);
  // The late scripts bring the whole sheets along.
  if (!hasLateScripts(joined)) return joined;
  const { html, sheets } = styleFirst(joined);
  return lateScripts(html, sheets);
}

/** What is sent of an answer, with its policy. @param isHtml whether it has scripts of its own */
export function finish(body: Buffer, isHtml: boolean, options: FinishOptions): Finished {
  // Read as latin1, one character per byte: everything searched for is ASCII, and a single non-Latin character would
  // otherwise double the size of the string.
  const given = isHtml ? body.toString('latin1') : '';
  const html = options.dev ? given : arrange(given, options.styleFirst);
  return {
    policy: isHtml ? contentPolicy(html, options) : null,
    status: Number(statusMark.exec(html)?.[1] ?? 0) || null,
    bodies: new Map([['identity', isHtml ? Buffer.from(html, 'latin1') : body]]),
  };
}

/**
 * The same of an answer that everybody gets: hashing its scripts and packing it is done once. It is kept by all its bytes
 * and by where it may reach. The framework's own ETag is too short a name for that: pages can be made that share one.
 */
export function finishShared(body: Buffer, isHtml: boolean, options: FinishOptions): SharedPage {
  const name = createHash('sha256').update(JSON.stringify(options.origins)).update(body).digest('base64url');
  const known = finishedPages.get(name);
  if (known) return known;
  const made = { ...finish(body, isHtml, options), etag: `"${name}"` };
  finishedPages.set(name, made);
  return made;
}
