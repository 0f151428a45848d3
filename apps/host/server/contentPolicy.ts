import { createHash } from 'node:crypto';
import { rawElements } from './rawElements.ts';

const isData = /type="application\/(ld\+)?json"/;
const isFile = /\bsrc=/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** External origins that the pages may use. */
export interface PageOrigins {
  /** Origins that forms may be sent to: the payment pages. */
  forms: readonly string[];
  /** Origins of scripts, beside the site itself. */
  scripts: readonly string[];
  /** Origins that scripts may connect to: map tiles, and analytics that visitors consent to. */
  connect: readonly string[];
  /** Origins of frames: the dealer's chat. */
  frames: readonly string[];
  /** Origins of pictures. */
  images: readonly string[];
}

export interface PolicyOptions {
  dev: boolean;
  origins: PageOrigins;
}

/** A policy that allows these inline scripts and styles, by their hashes. */
function policyOf(
  { dev, origins }: PolicyOptions,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return [
    "default-src 'self'",
    dev
      ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'"
      : ["script-src 'self'", ...scripts, ...origins.scripts].join(' '),
    dev ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(' '),
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

/**
 * The policy of one page: allows its own inline scripts and styles by their hashes, and no others.
 * @param page a letter for each of its bytes, see `finish`
 */
export function contentPolicy(page: string, options: PolicyOptions): string {
  const raw = rawElements(page);
  const hashes = (name: 'script' | 'style'): string[] => [
    ...new Set(
      raw
        .filter((one) => one.name === name && !isFile.test(one.attributes) && !isData.test(one.attributes))
        .map(({ start, end }) => hash(page.slice(start, end))),
    ),
  ];
  return policyOf(options, { scripts: hashes('script'), styles: hashes('style') });
}

/** The policy of a page whose inline code is not known: it can be read, and nothing within it runs. */
export const policyWithoutInline = (options: PolicyOptions): string => policyOf(options, { scripts: [], styles: [] });
