import type { IncomingMessage, ServerResponse } from 'node:http';
import { preparedPages } from '../src/site/page/preparedPages.ts';

/** Where the rules are. The header that names them is sent with every page. */
export const rulesPath = '/speculation-rules.json';
export const rulesHeader = `"${rulesPath}"`;

const vehicles = [
  { href_matches: preparedPages },
  { not: { selector_matches: '[download], [target]:not([target="_self"])' } },
];

/**
 * Tells browsers which pages they may load and draw before a visitor opens them: the one that is most likely the next
 * (`markNext.ts`), and others while a finger or pointer is on their link.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules
 */
const rules = JSON.stringify({
  prerender: [
    { where: { and: [...vehicles, { selector_matches: '[data-next]' }] }, eagerness: 'immediate' },
    { where: { and: vehicles }, eagerness: 'moderate' },
  ],
});

export function sendRules(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'content-length': Buffer.byteLength(rules),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(rules);
}

/** Whether a browser asks for a page that its visitor has not opened yet. */
export const isAhead = ({ headers }: IncomingMessage): boolean => /\bprefetch\b/.test(String(headers['sec-purpose']));

/**
 * Refuses a page that nobody has opened yet and that would cost work: the browser forgets the answer, and asks again
 * when the page is opened. Not an error of the server's, so no 5xx.
 */
export function refuseAhead(response: ServerResponse): void {
  response.writeHead(429, { 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
