import { rawElements } from '../rawElements.ts';

/** Tags, classes and ids of a page, as selectors write them: `div`, `.class`, `#id`. Tags in lower case. */
export type PageMarks = ReadonlySet<string>;

const elementStart = /<[a-z][^\s/>]*/gi;
const named = /\s(?:class|id)="[^"]*"/g;
const isRaw = /^<(script|style)$/i;

/** The page without the text of its scripts and styles. */
function seenOf(html: string): string {
  const raw = rawElements(html);
  return (
    raw.map(({ start }, place) => html.slice(raw[place - 1]?.end ?? 0, start)).join('') + html.slice(raw.at(-1)?.end)
  );
}

/** Marks of an attribute with the space before it. */
function marksOf(attribute: string): string[] {
  const [name = '', value = ''] = attribute.split('"');
  if (name.endsWith('id=')) return [`#${value}`];
  return value.split(/\s+/).flatMap((one) => (one ? [`.${one}`] : []));
}

/**
 * Reads a page as the framework writes it: attributes in double quotes, no comments that contain elements. Words of the
 * page that look like an attribute may be among the marks, which does no harm.
 */
export function pageMarks(html: string): PageMarks {
  const seen = seenOf(html);
  const marks = new Set<string>(['html', 'head', 'body']);
  // Cards and rows repeat each other's elements and classes.
  for (const start of new Set(seen.match(elementStart)))
    if (!isRaw.test(start)) marks.add(start.slice(1).toLowerCase());
  for (const attribute of new Set(seen.match(named))) for (const mark of marksOf(attribute)) marks.add(mark);
  return marks;
}
