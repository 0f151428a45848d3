import { formerAddress, queryPairs } from './formerAddress.ts';

/** What replaces a former address. */
export interface RedirectRow {
  /** Line of the table, from 1. */
  line: number;
  /** Former path in one spelling. With braces in it a pattern. @example '/used/{make}/{rest*}' */
  from: string;
  /** Pairs that its query has to have. */
  query: readonly (readonly [name: string, value: string])[];
  /** Null where there is no replacement: 410. */
  to: string | null;
  status: 301 | 302 | 410;
  /** Whether the visitor's query is passed on. */
  keepsQuery: boolean;
}

const part = /\{(\w+)(\*?)\}/g;

/** Parts that a text names in braces. */
export const partsOf = (text: string): string[] => [...text.matchAll(part)].map(([, name = '']) => name);

/** The host itself answers below these. */
const ownPlaces = /^\/(api|_next|internal|media|fonts|assets)(\/|$)/;

function wrongFrom(from: string): string | null {
  if (!from.startsWith('/') || from.startsWith('//')) return 'begin with the former path, such as /about.aspx';
  if (from === '/' || ownPlaces.test(from)) return `${from} is the site's own and leads nowhere else`;
  const names = partsOf(from);
  if (new Set(names).size !== names.length) return 'name each part once';
  for (const [at, segment] of from.slice(1).split('/').entries()) {
    const [first, second] = [...segment.matchAll(part)];
    if (second) return `'${segment}' has two parts: one between two slashes is what can be told apart`;
    const isRest = first?.[2] === '*';
    const isLast = at === from.slice(1).split('/').length - 1;
    if (isRest && (first[0] !== segment || !isLast)) return `{${first[1]}*} stands by itself at the end`;
    if (/[{}*]/.test(segment.replace(part, ''))) return `'${segment}' is no part: write {name}, or {name*} at the end`;
  }
  return null;
}

function wrongTo(to: string, from: string, outside: readonly string[]): string | null {
  const strange = partsOf(to).find((name) => !partsOf(from).includes(name));
  if (strange !== undefined) return `{${strange}} is not in the former address`;
  if (/[\s\\<>"]/.test(to)) return `'${to}' is no address`;
  if (/^\/(?!\/)/.test(to)) return null;
  const host = /^https:\/\/([a-z0-9.-]+)(\/|$)/.exec(to)?.[1];
  if (host === undefined) return 'lead to a path of the site, or to https:// and a host that `outside` lists';
  return outside.includes(host) ? null : `${host} is another site: list it in \`outside\``;
}

export interface ReadRow {
  row: RedirectRow | null;
  /** What is wrong, and what would be right. */
  problem: string | null;
}

/** One line of a table: former address, new one, and optionally the status and whether the query is kept. */
export function readRedirect(text: string, line: number, outside: readonly string[]): ReadRow {
  const wrong = (problem: string): ReadRow => ({ row: null, problem });
  const [former = '', ...rest] = text.split(/\s+/);
  const [target = '', ...options] = rest;
  const isGone = target === '410';
  const words = isGone ? options : options.filter((word) => !['301', '302', 'drop', 'keep'].includes(word));
  if (target === '' || words.length > 0) {
    return wrong('write /former /new, and where wanted 301 or 302, and keep or drop for the query; or /former 410');
  }
  const [path = '', query = ''] = former.split('?');
  const from = path.length > 1 ? path.replace(/\/+$/, '').toLowerCase() : path;
  const fault = wrongFrom(from) ?? (isGone ? null : wrongTo(target, from, outside));
  if (fault) return wrong(fault);
  const plain = from.includes('{') ? from : formerAddress(from)?.path;
  if (plain === undefined) return wrong(`'${former}' is no address`);
  return {
    problem: null,
    row: {
      line,
      from: plain,
      query: queryPairs(query).map(({ name, value }) => [name, value]),
      to: isGone ? null : target,
      status: isGone ? 410 : options.includes('302') ? 302 : 301,
      keepsQuery: !options.includes('drop'),
    },
  };
}
