import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const isData = /type="application\/(ld\+)?json"/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

/** The policy of one page: its own inline scripts and styles by their hashes, and nothing else inline. */
export function contentPolicy(html: string, { dev, origins }: PolicyOptions): string {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !isData.test(attributes));
  const styles = [...html.matchAll(inlineStyle)];
  const scriptHashes = [...new Set(scripts.map(([, , code = '']) => hash(code)))];
  const styleHashes = [...new Set(styles.map(([, code = '']) => hash(code)))];
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
