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
  /** What the page says of its own address: 404 for nothing there, 410 for nothing there any more. */
  status: number | null;
  bodies: Map<Encoding, Buffer>;
}

/** A finished page that everybody gets, and its name: no other page has it. */
export interface SharedPage extends Finished {
  etag: string;
}

const statusMark = /<meta name="forecourt:status" content="(404|410)"/;
/** Bytes of all of them together, each with its packed forms. */
const maxBytes = 96 * 1_024 * 1_024;
const finishedPages = new LRUCache<string, SharedPage>({
  maxSize: maxBytes,
  sizeCalculation: ({ bodies }) => Math.ceil((bodies.get('identity')?.length ?? 0) * 1.4) + 4_096,
});

/** What the framework made, in the order in which a browser needs it. */
function arrange(given: string, styleFirst: FirstStyles): string {
  const joined = joinPageData(given);
  // The late scripts bring the whole sheets along.
  if (!hasLateScripts(joined)) return joined;
  const { html, sheets } = styleFirst(joined);
  return lateScripts(html, sheets);
}

/** What is sent of an answer, with its policy. @param isHtml whether it has scripts of its own */
export function finish(body: Buffer, isHtml: boolean, options: FinishOptions): Finished {
  // A letter for each byte: everything that is looked for is ASCII, and one letter of another script on the page would
  // else make every look at it twice as long.
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
