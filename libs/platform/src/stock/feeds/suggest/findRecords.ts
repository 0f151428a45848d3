/** Objects of a list, as many as the text shows. */
interface CountedList {
  path: string;
  count: number;
}

const jsonTokens = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g;

/**
 * Path of the list of JSON that has the most objects, from the beginning of a file.
 * @returns null where the file is the list itself, or has an object on each line
 * @example jsonListPath('{"data":{"cars":[{"make":"Kia"}]}}') // 'data.cars'
 */
export function jsonListPath(text: string): string | null {
  /** Open objects and lists, by the name that they stand under. */
  const open: { key: string; list: CountedList | null; isList: boolean }[] = [];
  const lists: CountedList[] = [];
  let key = '';
  let roots = 0;
  for (const [token, name = '', colon] of text.matchAll(jsonTokens)) {
    if (token.startsWith('"')) {
      if (colon !== undefined) key = name;
      continue;
    }
    if (token === '}' || token === ']') {
      open.pop();
      continue;
    }
    if (open.length === 0) roots += 1;
    if (roots > 1) return null;
    const parent = open.at(-1);
    if (token === '{' && parent?.list) parent.list.count += 1;
    const isInList = open.some(({ isList }) => isList);
    const list =
      token === '[' && !isInList ? { path: [...open.slice(1).map((one) => one.key), key].join('.'), count: 0 } : null;
    if (list) lists.push(list);
    open.push({ key, list, isList: token === '[' });
    key = '';
  }
  const [best] = lists.filter(({ path, count }) => path !== '' && count > 0).sort((a, b) => b.count - a.count);
  return best?.path ?? null;
}

const xmlTags = /<(\/?)([\p{L}_][\w:.-]*)[^<>]*?(\/?)>/gu;
const recordNames = /^(?:\w+:)?(?:item|entry|vehicle|listing|car|auto|advert|ad|stock|unit|record|row)$/i;

/**
 * Name of the elements of XML that are records, from the beginning of a file.
 * @returns null where they are the children of the root
 * @example xmlRecordName('<rss><channel><title/><item><id/></item></channel></rss>') // 'item'
 */
export function xmlRecordName(text: string): string | null {
  const plain = text.replace(/<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<[?!][^>]*>/g, '');
  const open: { name: string; hasChildren: boolean }[] = [];
  const counts = new Map<string, { name: string; depth: number; count: number }>();
  for (const [, end, name = '', alone] of plain.matchAll(xmlTags)) {
    if (end === '/') {
      const closed = open.pop();
      if (!closed?.hasChildren) continue;
      const depth = open.length + 1;
      const counted = counts.get(`${depth} ${closed.name}`) ?? { name: closed.name, depth, count: 0 };
      counted.count += 1;
      counts.set(`${depth} ${closed.name}`, counted);
      continue;
    }
    const parent = open.at(-1);
    if (parent) parent.hasChildren = true;
    if (alone !== '/') open.push({ name, hasChildren: false });
  }
  const isRecord = ({ name, depth, count }: { name: string; depth: number; count: number }): boolean =>
    depth > 1 && (count > 1 || recordNames.test(name));
  const [best] = [...counts.values()].filter(isRecord).sort((a, b) => a.depth - b.depth || b.count - a.count);
  return best && best.depth > 2 ? best.name : null;
}
