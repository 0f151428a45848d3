/** Resources to load late, in this order. */
export interface Late {
  /** Addresses of its style sheets. */
  sheets: readonly string[];
  /** Addresses of its scripts. */
  scripts: readonly string[];
  /** Address of the script that runs the others, once the page's data is there. @default the data is in the page */
  last?: string;
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
 * A page whose data does not come stays as it was drawn; it is asked for as long as somebody may wait for it.
 * @param fromPage puts in what the data leaves out
 */
export function fetchLate(
  { sheets, scripts, last }: Late,
  events: readonly string[],
  wait: Wait,
  awaiting: string,
  fromPage?: (data: string) => string,
): void {
  const page = encodeURIComponent(location.pathname + location.search);
  const dataAddress = `${document.currentScript?.dataset['file']}?of=${page}`;
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
    const addScript = (address: string): void => {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    };
    const withData = (next: string, pause: number): void => {
      const wake = (data: string): void => {
        (self as typeof self & { __next_f?: unknown[] }).__next_f?.push([1, fromPage?.(data)]);
        addScript(next);
      };
      // A host that has it no more sends that of the page as it is now, which may say what is not here.
      const isHere = (name: string): boolean => document.querySelector(`[data-once=${name.slice(1)}]`) !== null;
      const checked = (data: string): string => {
        if (data.match(/\u0001[\w-]+/g)?.every(isHere) === false) throw new Error('This data is of another page.');
        return data;
      };
      fetch(dataAddress)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
        .then(checked)
        .then(wake, () => pause < 60_000 && setTimeout(withData, pause, next, pause * 2));
    };
    if (last) {
      withData(last, 2_000);
      const early = document.createElement('link');
      early.rel = 'preload';
      early.as = 'script';
      early.href = last;
      document.head.append(early);
    }
    for (const address of scripts) addScript(address);
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
