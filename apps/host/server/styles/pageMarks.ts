import { rawElements } from '../rawElements.ts';

/** Tags, classes and ids on a page, as selectors name them: `div`, `.class`, `#id`. Tags in lower case. */
export type PageMarks = ReadonlySet<string>;

const startTag = /<[a-z][^>"]*(?:"[^"]*"[^>"]*)*>/gi;
const isRaw = /^(script|style)$/i;
const elementName = /^<([^\s/>]+)/;
const named = /\s(class|id)="([^"]*)"/g;

/** The page without the text of its scripts and styles. */
function seenOf(html: string): string {
  const raw = rawElements(html);
  return (
    raw.map(({ start }, place) => html.slice(raw[place - 1]?.end ?? 0, start)).join('') + html.slice(raw.at(-1)?.end)
  );
}

const marksOf = (name: string, value: string): string[] =>
  name === 'id'
    ? [`#${value}`]
    : value
        .split(/\s+/)
        .filter(Boolean)
        .map((one) => `.${one}`);

/** Reads a page as the framework writes it: attributes in double quotes, no comments with elements in them. */
export function pageMarks(html: string): PageMarks {
  // Cards and rows repeat each other's tags.
  const tags = new Set(seenOf(html).match(startTag));
  const marks = new Set<string>(['html', 'head', 'body']);
  for (const tag of tags) {
    const [, element = ''] = elementName.exec(tag) ?? [];
    if (isRaw.test(element)) continue;
    marks.add(element.toLowerCase());
    for (const [, name = '', value = ''] of tag.matchAll(named))
      for (const mark of marksOf(name, value)) marks.add(mark);
  }
  return marks;
}
