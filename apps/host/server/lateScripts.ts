import { keepTapsScript } from './keepTaps.ts';

/** A script of the page's bundle, in the head or behind the body's beginning; attributes as React writes them. */
const bundleScript = /<script src="\/_next\/static\/[^"]+" async="">/;
/** The same, and what tells the browser of one beforehand. */
const bundleMention =
  /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>|<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^"]+"[^>]*\/?>/g;
/** The picture that a page loads first. */
const mainPicture = /<img\s[^>]*\bfetchPriority="high"/i;
const rootTag = /<html\b/;
/** Attribute of the root until that picture has been painted: style sheets hide other pictures meanwhile. */
const awaiting = 'data-awaits-picture';

/** What is loaded late, in this order. */
interface Late {
  /** Addresses of its style sheets. */
  sheets: readonly string[];
  /** Addresses of its scripts. */
  scripts: readonly string[];
}

/** All in milliseconds. */
interface Wait {
  /** After which a frame with the picture counts as painted. */
  frame: number;
  /** After which the scripts are loaded even if the picture is not there. */
  max: number;
}

const wait: Wait = { frame: 200, max: 3_000 };
/** First interactions: a visitor who acts expects the page to respond. */
const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'];

/**
 * Runs in the page, and stands in it as its own text. Fetches style sheets and scripts, and lets other pictures go, when the
 * main picture has been painted, when the visitor does something, or when the page is not seen anyway.
 */
function fetchLate({ sheets, scripts }: Late, events: readonly string[], wait: Wait, awaiting: string): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  let isUnderWay = false;
  const start = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    document.documentElement.removeAttribute(awaiting);
    for (const event of events) removeEventListener(event, start, true);
    // Where the framework has them: behind the page's own rules, which its styles for the one site follow.
    let place = document.querySelector('style[data-precedence]');
    for (const address of sheets) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.dataset['precedence'] = 'next';
      place?.after(link);
      place = link;
    }
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  const startAfterFrame = (): void => void requestAnimationFrame(() => setTimeout(start, wait.frame));
  if (document.visibilityState === 'hidden') return start();
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });
  setTimeout(start, wait.max);
  const painted = (list: PerformanceObserverEntryList): void => {
    const elements = list.getEntries().map((entry) => (entry as PerformanceEntry & { element?: Element }).element);
    if (!picture || elements.includes(picture)) start();
  };
  // Not every browser reports it.
  new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true });
  if (!picture || picture.complete) startAfterFrame();
  else for (const event of ['load', 'error']) picture.addEventListener(event, startAfterFrame);
}

/** Whether a page has scripts that can be fetched late. */
export const hasLateScripts = (html: string): boolean => html.search(bundleScript) >= 0;

/**
 * A page whose scripts are fetched behind its picture. All of them are asynchronous anyway and wait for the whole page;
 * but a browser that finds them in the head fetches them beside the style sheet and the main picture, which on a
 * phone's line come a second later for it. Order and number of the scripts stay as they were. Taps meanwhile are kept
 * (`keepTaps.ts`).
 * @param sheets addresses of style sheets whose rules for this page are in its head already (`styles/firstStyles.ts`)
 * @returns the page itself where it has no such scripts
 */
export function lateScripts(html: string, sheets: readonly string[] = []): string {
  const scripts = new Set<string>();
  const rest = html.replace(bundleMention, (_mention, address?: string) => {
    if (address !== undefined) scripts.add(address);
    return '';
  });
  const end = rest.lastIndexOf('</body>');
  if (scripts.size === 0 || end < 0) return html;
  const given = [{ sheets, scripts: [...scripts] }, signs, wait, awaiting];
  const call = `${keepTapsScript};(${String(fetchLate)})(${given.map((one) => JSON.stringify(one)).join(',')})`;
  const root = mainPicture.test(rest) ? rest.search(rootTag) : -1;
  const parts =
    root < 0 ? [rest.slice(0, end)] : [rest.slice(0, root + 5), ` ${awaiting}=""`, rest.slice(root + 5, end)];
  return [...parts, '<script>', call, '</script>', rest.slice(end)].join('');
}
