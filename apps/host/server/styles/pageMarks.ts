/** What of a page's elements selectors name: `div`, `.class`, `#id`. Names of elements in small letters. */
export type PageMarks = ReadonlySet<string>;

/** Their text is no part of the page's elements. */
const unseen = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
const startTag = /<([a-z][^\s/>]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/gi;
const named = /\s(class|id)="([^"]*)"/g;

/** Reads a page as the framework writes it: attributes in double quotes, no comments with elements in them. */
export function pageMarks(html: string): PageMarks {
  const marks = new Set<string>(['html', 'head', 'body']);
  const seen = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.replace(unseen, '').matchAll(startTag)) {
    marks.add(tag.toLowerCase());
    // Cards and rows repeat each other's attributes.
    if (attributes === '' || seen.has(attributes)) continue;
    seen.add(attributes);
    for (const [, name, value = ''] of attributes.matchAll(named)) {
      if (name === 'id') marks.add(`#${value}`);
      else for (const one of value.split(/\s+/)) if (one) marks.add(`.${one}`);
    }
  }
  return marks;
}
