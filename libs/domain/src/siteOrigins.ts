import { z } from 'zod';

/** Scheme, host, port, and whatever stands behind them. */
const parts = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(.*)$/i;
/** Pages of one's own machine have no certificate. */
const ownMachine = /^(localhost|.+\.localhost|127\.0\.0\.1)$/;
/** Browsers leave the usual port out. */
const usualPorts: Readonly<Record<string, string>> = { http: ':80', https: ':443' };

/** What is wrong with a text that should be an origin; null when nothing. */
function originProblem(text: string): string | null {
  if (text.includes('*')) return 'each origin is named in full: a star would let in pages that nobody has looked at';
  const [, scheme, host, port = ''] = parts.exec(text.toLowerCase()) ?? [];
  if (!scheme || !host) {
    const [name = ''] = text.split('/');
    return `an origin is a scheme and a host, such as https://${/^[\w-]+(\.[\w-]+)+$/.test(name) ? name : 'www.example.com'}`;
  }
  const authority = host + (port === usualPorts[scheme] ? '' : port);
  const origin = `${scheme}://${authority}`;
  if (origin !== text) return `an origin has no path, no usual port and small letters only: ${origin}`;
  if (scheme === 'http' && !ownMachine.test(host))
    return `a page without encryption may have been altered on its way: https://${authority}`;
  return null;
}

/** Scheme, host and port of another website, as browsers write them. */
export const originSchema = z.string().superRefine((text, context) => {
  const message = originProblem(text);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Origins of other websites whose pages may ask a site's search and send it enquiries. */
export const allowedOriginsSchema = z
  .array(originSchema)
  .max(20)
  .refine((all) => new Set(all).size === all.length, 'an origin is listed twice')
  .default([]);
