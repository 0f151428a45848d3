/** Resources to load late, in this order. */
export interface Late {
  /** Addresses of its style sheets. */
  sheets: readonly string[];
  /** Addresses of its scripts. */
  scripts: readonly string[];
}

/** Timeouts in milliseconds. */
export interface Wait {
  /** Time after which a frame with the picture counts as painted. */
  frame: number;
  /** Time after which the scripts load even without the picture. */
  max: number;
}

/**
 * Runs in the page as an inline script. Loads style sheets and scripts, and shows the other pictures, when the main
 * picture has been painted, at the first interaction, or when the page is not visible anyway. A page that the browser
 * prepares (`pagesAhead.ts`) is drawn with its pictures; its scripts, which record the visit, wait until it is opened.
 */
export function fetchLate({ sheets, scripts }: Late, events: readonly string[], wait: Wait, awaiting: string): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const showPictures = (): void => document.documentElement.removeAttribute(awaiting);
  const withPicture = (run: () => void): void => {
    if (!picture || picture.complete) run();
    else for (const event of ['load', 'error']) picture.addEventListener(event, run);
  };
  let isUnderWay = false;
  const start = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    showPictures();
    for (const event of events) removeEventListener(event, start, true);
    // Where the framework puts them: after the page's own rules, and before the site's own styles.
    let place = document.querySelector('style[data-precedence]');
    const links = sheets.map((address) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.dataset['precedence'] = 'next';
      // Each would have the whole page styled and laid out anew: they apply at the same moment.
      link.media = 'not all';
      link.fetchPriority = 'high';
      place?.after(link);
      place = link;
      return link;
    });
    let missing = links.length;
    const arrived = (): void => {
      missing -= 1;
      if (missing === 0) for (const link of links) link.removeAttribute('media');
    };
    for (const link of links)
      for (const event of ['load', 'error']) link.addEventListener(event, arrived, { once: true });
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  const startAfterFrame = (): void => void requestAnimationFrame(() => setTimeout(start, wait.frame));
  const begin = (): void => {
    if (document.visibilityState === 'hidden') return start();
    for (const event of events) addEventListener(event, start, { capture: true, passive: true });
    setTimeout(start, wait.max);
    const painted = (list: PerformanceObserverEntryList): void => {
      const elements = list.getEntries().map((entry) => (entry as PerformanceEntry & { element?: Element }).element);
      if (!picture || elements.includes(picture)) start();
    };
    // Not every browser reports it.
    new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true });
    withPicture(startAfterFrame);
  };
  if (!(document as Document & { prerendering?: boolean }).prerendering) return begin();
  withPicture(showPictures);
  document.addEventListener('prerenderingchange', begin, { once: true });
}
