import { patience } from './keepTaps.ts';
import type { Edit } from './edits.ts';
import type { Wait } from './fetchLate.ts';
import { writtenScripts, type PageScripts } from './pageScripts.ts';

/** A script of the page's bundle, in the head or at the start of the body; attributes in React's order. */
const bundleScript = /<script src="\/_next\/static\/[^"]+" async="">/;
/** A script, or a preload of one. */
const bundleMention =
  /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>|<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^"]+"[^>]*\/?>/y;
/** How they begin, which is found sooner than the whole of them. */
const mentionStarts = ['<script src="/_next/static/', '<link rel="preload" as="script"'] as const;
/** What the picture says that a page loads first, as React writes it. */
const firstLoaded = ' fetchPriority="high"';
const rootTag = /<html\b/;
const fontFace = '@font-face{';
/** Attribute of the root until that picture has been painted: style sheets hide other pictures meanwhile. */
const awaiting = 'data-awaits-picture';

/** Milliseconds after which a page stands still, and after which a pointer rests. */
const rests = [800, 50];
const wait: Wait = { frame: 200, max: 3_000 };
/** First interactions: a visitor who acts expects the page to respond. */
const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'];

/** Whether a page has a picture that is loaded first. */
function hasMainPicture(html: string): boolean {
  for (let at = html.indexOf(firstLoaded); at >= 0; at = html.indexOf(firstLoaded, at + 1))
    if (html.startsWith('<img ', html.lastIndexOf('<', at))) return true;
  return false;
}

/** The scripts of a page, in their order, and what takes them out of it. */
function scriptsOf(html: string): { edits: Edit[]; scripts: Set<string> } {
  const scripts = new Set<string>();
  const edits: Edit[] = [];
  const next = mentionStarts.map((start) => html.indexOf(start));
  for (;;) {
    const at = Math.min(...next.filter((place) => place >= 0));
    if (at === Infinity) return { edits, scripts };
    bundleMention.lastIndex = at;
    const [mention, address] = bundleMention.exec(html) ?? [];
    if (mention !== undefined) edits.push({ from: at, to: at + mention.length, text: '' });
    if (address !== undefined) scripts.add(address);
    const which = next.indexOf(at);
    next[which] = html.indexOf(mentionStarts[which] ?? '', at + 1);
  }
}

/** Whether a page has scripts that can be loaded late. */
export const hasLateScripts = (html: string): boolean => html.search(bundleScript) >= 0;

/** The script that runs the others, once all of them are there; in React's spelling. */
const runner = /<script src="(\/_next\/static\/chunks\/turbopack-[^"/]+)" async="">/;

/** Whether the scripts of a page can be kept from running until its data is there. */
export const canWaitForData = (html: string): boolean => runner.test(html);

export interface LateResources {
  /** Addresses of style sheets whose rules for this page are in its head already (`styles/firstStyles.ts`). */
  sheets?: readonly string[];
  /** Where the page's data is. @default in the page */
  dataAddress?: string;
}

/**
 * Defers a page's scripts until after its main picture. All of them are async anyway and wait for the whole page; but a
 * browser that finds them in the head loads them in parallel with the style sheet and the main picture, which on a slow
 * phone connection arrive a second later for it. Order and number of the scripts are kept. Taps meanwhile are recorded
 * (`keepTaps.ts`), steps within the page kept from the router (`keepSteps.ts`), presses on vehicles from parts that would
 * wake first (`openAtOnce.ts`), the vehicle that comes next is marked (`markNext.ts`), and parts below the first screen laid
 * out in idle moments (`layOutLater.ts`). A page that the browser prepares asks for its fonts early (`fontsAhead.ts`).
 * The page's data, where that is a file (`dataFile.ts`), is loaded with the scripts.
 * @param sources of the scripts within the page
 * @returns what the page is changed by; nothing where it has no such scripts
 */
export function lateScripts(
  html: string,
  { sheets = [], dataAddress }: LateResources = {},
  {
    fontsAhead,
    fromPage,
    keepSteps,
    keepTaps,
    openAtOnce,
    markNext,
    layOutLater,
    fetchLate,
  }: PageScripts = writtenScripts,
): Edit[] {
  const { edits, scripts } = scriptsOf(html);
  const end = html.lastIndexOf('</body>');
  if (scripts.size === 0 || end < 0) return [];
  const last = dataAddress === undefined ? undefined : runner.exec(html)?.[1];
  const others = [...scripts].filter((address) => address !== last);
  const resources = [{ sheets, scripts: others, ...(last !== undefined && { last }) }, signs, wait, awaiting];
  const given = [...resources.map((one) => JSON.stringify(one)), ...(last === undefined ? [] : [fromPage])];
  const call = `(${keepSteps})();(${keepTaps})(${JSON.stringify(patience)});(${openAtOnce})();(${markNext})(${rests.join(',')});(${layOutLater})();(${fetchLate})(${given.join(',')})`;
  // An attribute: the script is the same on other pages.
  const ofData = last === undefined ? '' : ` data-file="${dataAddress}"`;
  // Behind the styles, which name the fonts.
  const headEnd = html.includes(fontFace) ? html.indexOf('</head>') : -1;
  if (headEnd >= 0) edits.push({ from: headEnd, to: headEnd, text: `<script>(${fontsAhead})()</script>` });
  const root = hasMainPicture(html) ? html.search(rootTag) : -1;
  if (root >= 0) edits.push({ from: root + 5, to: root + 5, text: ` ${awaiting}=""` });
  return [...edits, { from: end, to: end, text: `<script${ofData}>${call}</script>` }];
}
