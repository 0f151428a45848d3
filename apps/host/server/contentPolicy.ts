import { createHash } from 'node:crypto';
import { rawElements } from './rawElements.ts';

const isData = /type="application\/(ld\+)?json"/;
const isFile = /\bsrc=/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** What the pages of this process may reach beyond it. */
export interface PageOrigins {
  /** Where a form may lead: the payment pages. */
  forms: readonly string[];
  /** Where scripts may come from, beside the site itself. */
  scripts: readonly string[];
  /** Where scripts may ask: the tiles of a site's map, a counter that visitors agree to. */
  connect: readonly string[];
  /** What may stand in a frame of its own: a chat that the dealer has. */
  frames: readonly string[];
  /** Where pictures may come from. */
  images: readonly string[];
}

export interface PolicyOptions {
  dev: boolean;
  origins: PageOrigins;
}

/**
 * The policy of one page: its own inline scripts and styles by their hashes, and nothing else inline.
 * @param page a letter for each of its bytes, see `finish`
 */
export function contentPolicy(page: string, { dev, origins }: PolicyOptions): string {
  const raw = rawElements(page);
  const hashes = (name: 'script' | 'style'): string[] => [
    ...new Set(
      raw
        .filter((one) => one.name === name && !isFile.test(one.attributes) && !isData.test(one.attributes))
        .map(({ start, end }) => hash(page.slice(start, end))),
    ),
  ];
  const [scriptHashes, styleHashes] = [hashes('script'), hashes('style')];
  return [
    "default-src 'self'",
    dev
      ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'"
      : ["script-src 'self'", ...scriptHashes, ...origins.scripts].join(' '),
    dev ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styleHashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...origins.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(dev ? ['ws:'] : []), ...origins.connect].join(' '),
    ...(origins.frames.length > 0 ? [["frame-src 'self'", ...origins.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins.forms].join(' '),
    "frame-ancestors 'self'",
  ].join('; ');
}
