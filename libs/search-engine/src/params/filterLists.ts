import { Refusal } from '../Refusal.ts';

export const maxLeaves = 1_000;

/** The closing quote of a value that begins with one, or -1. */
function quoteEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

/**
 * Filters as one string, as older clients send them: a comma is AND, or OR within brackets.
 * @example splitLeaves('facetFilters', 'make:Kia,(body:SUV,body:Ute)') // ['make:Kia', ['body:SUV', 'body:Ute']]
 */
export function splitLeaves(name: string, text: string): (string | string[])[] {
  const groups: (string | string[])[] = [];
  let inner: string[] | null = null;
  let leaf = '';
  const end = (): void => {
    if (leaf.trim() !== '') (inner ?? groups).push(leaf.trim());
    leaf = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"' && /(^|[:-])\s*$/.test(leaf)) {
      const close = quoteEnd(text, at);
      if (close < 0) throw new Refusal(400, `${name}: unbalanced quote at character ${at}`);
      leaf += text.slice(at, close + 1);
      at = close;
    } else if (sign === ',') end();
    else if (sign === '(' && leaf.trim() === '') {
      if (inner) throw new Refusal(400, `${name}: brackets within brackets at character ${at}`);
      inner = [];
    } else if (sign === ')' && inner) {
      end();
      groups.push(inner);
      inner = null;
    } else leaf += sign;
  }
  if (inner) throw new Refusal(400, `${name}: unbalanced (`);
  end();
  return groups;
}

/** AND of ORs as clients nest them: a string, a leaf, a list of leaves, or a list of lists. */
export function filterLists(name: string, value: unknown): string[][] {
  const outer = typeof value === 'string' ? splitLeaves(name, value) : value;
  if (!Array.isArray(outer)) throw new Refusal(400, `${name}: expected a string or a list`);
  const groups = outer.map((entry: unknown, place) => {
    const inner: unknown[] = Array.isArray(entry) ? entry : [entry];
    return inner.map((leaf, deep) => {
      if (typeof leaf !== 'string') {
        const at = Array.isArray(entry) ? `${name}[${place}][${deep}]` : `${name}[${place}]`;
        throw new Refusal(400, `${at}: expected a string`);
      }
      return leaf;
    });
  });
  if (groups.flat().length > maxLeaves) throw new Refusal(400, `${name}: more than ${maxLeaves} filters`);
  return groups.filter((group) => group.length > 0);
}
