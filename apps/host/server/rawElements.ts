/** An element with raw text: a script or a style. */
export interface RawElement {
  name: 'script' | 'style';
  /** Its start tag after the name. */
  attributes: string;
  /** Where its text begins and ends on the page. */
  start: number;
  end: number;
}

const scriptFirst = ['script', 'style'] as const;
const styleFirst = ['style', 'script'] as const;

/**
 * The scripts and styles of a page, in document order. Searches for their tags only, which is fast enough to run on
 * every page.
 */
export function rawElements(html: string): RawElement[] {
  const found: RawElement[] = [];
  const next = { script: html.indexOf('<script'), style: html.indexOf('<style') };
  for (;;) {
    const isStyle = next.style >= 0 && (next.script < 0 || next.style < next.script);
    const [name, other] = isStyle ? styleFirst : scriptFirst;
    if (next[name] < 0) return found;
    const begins = next[name] + 1 + name.length;
    const start = html.indexOf('>', begins) + 1;
    const end = start > 0 ? html.indexOf(`</${name}>`, start) : -1;
    // One that is never closed hides the rest of the page.
    if (end < 0) return found;
    found.push({ name, attributes: html.slice(begins, start - 1), start, end });
    next[name] = html.indexOf(`<${name}`, end);
    // A tag inside the text of another element does not count.
    if (next[other] >= 0 && next[other] < end) next[other] = html.indexOf(`<${other}`, end);
  }
}
