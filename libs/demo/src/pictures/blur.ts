import { scenes } from './backdrops/index.ts';
import { readPictureName } from './names.ts';
import { paints } from './paint.ts';

/**
 * A tiny picture to show while the real one loads: the backdrop's wash with a blob of the vehicle's colour, as a
 * data URL of at most 400 characters. Base64, because image components nest it in quotes of either kind. An unknown
 * name gets a plain grey one.
 */
export function blurPlaceholder(name: string): string {
  const parts = readPictureName(name);
  const inside = parts?.view === 'interior';
  const [top, , ground] = !parts
    ? ['#d8dbdd', '', '#cfd3d6']
    : inside
      ? ['#c9c5bd', '', '#26282a']
      : scenes[parts.backdrop].wash;
  const blob = parts ? `<path fill="${inside ? '#3a3c3f' : paints[parts.paint].hex}" d="M.5 1.2h3v.9h-3z"/>` : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><linearGradient id="a" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${ground}"/></linearGradient><path fill="url(#a)" d="M0 0h4v3H0z"/>${blob}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
