interface VisitEntry {
  url: string | null;
  index: number;
}

/** The used part of the browser's Navigation API; not every browser has it. */
interface VisitHistory {
  entries(): VisitEntry[];
  currentEntry: VisitEntry | null;
}

const pathOf = (address: string | null): string => {
  const url = address ? URL.parse(address) : null;
  return url?.origin === window.location.origin ? url.pathname : '';
};

/**
 * Paths of this visit up to the page itself, oldest first. Browsers without the API give only the referrer, which is
 * right wherever a whole page was loaded.
 */
export function visitPaths(): string[] {
  const history = (window as { navigation?: VisitHistory }).navigation;
  const current = history?.currentEntry;
  if (history && current) {
    return history
      .entries()
      .filter(({ index }) => index <= current.index)
      .map(({ url }) => pathOf(url));
  }
  return [pathOf(document.referrer), window.location.pathname];
}
