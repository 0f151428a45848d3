import { monogram } from '../../model/sentences.ts';
import { makeIcons } from './makeIcons.ts';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The same mark as a picture of its own, in the colour of ink: an SVG document. */
export function makeMark(make: string): string {
  const path = makeIcons[make.trim().toLowerCase()];
  const initials = monogram(make).replace(/[&<>]/g, (one) => escaped[one] ?? '');
  const shape = path
    ? `<path d="${path}"/>`
    : `<circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" stroke-width="1.25"/><text x="12" y="15" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${initials.length > 2 ? 6.4 : 9}" text-anchor="middle">${initials}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}</svg>`;
}
