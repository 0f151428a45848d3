import { rawElements } from '../rawElements.ts';

/** Tags, classes, ids and directions of a page, as selectors write them: `div`, `.class`, `#id`, `[dir=rtl]`. Tags in lower case. */
export type PageMarks = ReadonlySet<string>;

/** Ends a tag's name. */
const tagEnd = /[\s/>]/g;
const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

function addTags(part: string, found: Set<string>): void {
  for (let at = part.indexOf('<'); at >= 0; at = part.indexOf('<', at + 1)) {
    if (!isLetter(part.charCodeAt(at + 1))) continue;
    tagEnd.lastIndex = at + 2;
    found.add(part.slice(at + 1, tagEnd.exec(part)?.index ?? part.length));
  }
}

function addValues(part: string, attribute: string, found: Set<string>): void {
  const start = ` ${attribute}="`;
  for (let at = part.indexOf(start); at >= 0;) {
    const from = at + start.length;
    const end = part.indexOf('"', from);
    if (end < 0) return;
    found.add(part.slice(from, end));
    at = part.indexOf(start, end);
  }
}

/**
 * Reads a page as the framework writes it: attributes in double quotes behind a space, no comments that contain
 * elements. Words of the page that look like an attribute may be among the marks, which does no harm.
 */
export function pageMarks(html: string): PageMarks {
  // Cards and rows repeat each other's elements and classes: each spelling is looked at once.
  const [tags, classes, ids, directions] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  let from = 0;
  const read = (to: number): void => {
    const part = html.slice(from, to);
    addTags(part, tags);
    addValues(part, 'class', classes);
    addValues(part, 'id', ids);
    addValues(part, 'dir', directions);
  };
  for (const { start, end } of rawElements(html)) {
    read(start);
    from = end;
  }
  read(html.length);
  const marks = new Set<string>(['html', 'head', 'body']);
  for (const tag of tags) if (tag !== 'script' && tag !== 'style') marks.add(tag.toLowerCase());
  for (const names of classes) for (const name of names.split(/\s+/)) if (name) marks.add(`.${name}`);
  for (const id of ids) marks.add(`#${id}`);
  for (const direction of directions) marks.add(`[dir=${direction}]`);
  return marks;
}
