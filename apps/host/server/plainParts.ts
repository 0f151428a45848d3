import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isElement, isObject, partAt, targetOf, type Data, type Element, type Rows } from './dataReferences.ts';

/** The framework's sign for an element that groups others. */
const fragment = '"$Sreact.fragment';
/** Client components that a link needs no more where `HostSite` follows it. */
const links = new Set(['SiteLink']);
/** Deeper than any page's elements: data that refers to itself ends here. */
const deepest = 60;

/** What of a page's data is nothing but elements and text. */
export interface PlainParts {
  /** Whether nothing in it comes alive but links. */
  isPlain: (data: Data) => boolean;
  /** The HTML of an element in which nothing is live, as the framework has written it; null for what it cannot write. */
  htmlOf: (element: Data) => string | null;
}

export function plainParts(rows: Rows): PlainParts {
  const known = new WeakMap<object, boolean>();

  /** What the type of an element refers to, where that is nothing live. */
  function kindOf(type: string): 'link' | 'group' | null {
    const row = targetOf(type, rows)?.row;
    if (row?.kind === 'component') return links.has(row.name) ? 'link' : null;
    return row?.text.startsWith(fragment) ? 'group' : null;
  }

  function isPlainText(text: string, depth: number): boolean {
    if (!text.startsWith('$') || text === '$' || text === '$undefined' || text.startsWith('$$')) return true;
    if (kindOf(text) !== null) return true;
    const target = targetOf(text, rows);
    if (target?.row.kind === 'text') return target.path.length === 0;
    if (target?.row.kind !== 'data') return false;
    const part = partAt(target.row.data(), target.path, rows);
    return part !== undefined && isPlain(part, depth + 1);
  }

  function isPlain(data: Data, depth = 0): boolean {
    if (depth > deepest) return false;
    if (typeof data === 'string') return isPlainText(data, depth);
    if (!isObject(data)) return true;
    const before = known.get(data);
    if (before !== undefined) return before;
    const is = Object.values(data).every((one) => isPlain(one, depth + 1));
    known.set(data, is);
    return is;
  }

  function valueOf(data: Data): unknown {
    if (isElement(data)) return elementOf(data);
    if (Array.isArray(data)) return data.map(valueOf);
    if (isObject(data)) return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, valueOf(one)]));
    if (typeof data !== 'string' || !data.startsWith('$') || data === '$') return data;
    if (data.startsWith('$$')) return data.slice(1);
    const target = targetOf(data, rows);
    if (target?.row.kind === 'text') return target.row.text;
    return target?.row.kind === 'data' ? valueOf(partAt(target.row.data(), target.path, rows)) : undefined;
  }

  function elementOf([, type, key, { children, ...given }]: Element): ReactNode {
    const kind = kindOf(type);
    const { href, ...rest } = valueOf(given) as Record<string, unknown>;
    // The site's link writes the address first.
    const own = kind === 'link' ? { href, ...rest } : (valueOf(given) as Record<string, unknown>);
    const inner = children === undefined ? [] : [valueOf(children) as ReactNode];
    return createElement(kind === 'link' ? 'a' : kind === 'group' ? Fragment : type, { key, ...own }, ...inner);
  }

  function htmlOf(element: Data): string | null {
    try {
      return renderToString(valueOf(element) as ReactNode);
    } catch {
      return null;
    }
  }

  return { isPlain, htmlOf };
}
