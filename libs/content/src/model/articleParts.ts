import { splitProse, type ProseDirective } from '@forecourt/domain';
import type { Root } from 'hast';
import { proseParts, proseTree, type ProseFacts, type ProsePart } from './prose.ts';

/** What a directive asks for: vehicles in stock of a make or model, or one model. */
export interface StockDirective {
  kind: 'stock' | 'model';
  make: string;
  model: string | null;
}

/** A block of the host's own, by its registered name. */
export interface BlockDirective {
  kind: 'block';
  name: string;
  settings: Readonly<Record<string, string>>;
}

export type ArticlePart = { kind: 'prose'; tree: Root } | StockDirective | BlockDirective;

/** What a line of prose asks for; null where it names no make or model, and so stays as it was written. */
function partOf({ name, settings }: ProseDirective): StockDirective | BlockDirective | null {
  if (name !== 'stock' && name !== 'model') return { kind: 'block', name, settings };
  const { make = '', model = '' } = settings;
  if (make === '' || (name === 'model' && model === '')) return null;
  return { kind: name, make, model: model || null };
}

/** Prose and what stands between it, in order; neighbouring prose is one part. */
function split(markdown: string): (string | StockDirective | BlockDirective)[] {
  const parts: (string | StockDirective | BlockDirective)[] = [];
  for (const piece of splitProse(markdown)) {
    const part = typeof piece === 'string' ? piece : (partOf(piece) ?? piece.text);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = `${last}\n${part}`;
    else parts.push(part);
  }
  return parts;
}

export interface ArticleBody {
  parts: ArticlePart[];
  /** Its headings, for a list of contents. */
  contents: ProsePart[];
}

/** Position of the vehicles in an article that embeds none: after the section of its second heading. */
function withOwnStock(parts: ArticlePart[], own: StockDirective | null): ArticlePart[] {
  const at = parts.findIndex(({ kind }) => kind === 'prose');
  const first = parts[at];
  if (!own || first?.kind !== 'prose' || parts.some(({ kind }) => kind === 'stock' || kind === 'model')) return parts;
  const { children } = first.tree;
  const heads = children.flatMap((child, place) => (child.type === 'element' && child.tagName === 'h2' ? [place] : []));
  const cut = heads[2] ?? children.length;
  const piece = (from: number, to: number): ArticlePart => ({
    kind: 'prose',
    tree: { type: 'root', children: children.slice(from, to) },
  });
  const rest = cut < children.length ? [piece(cut, children.length)] : [];
  return [...parts.slice(0, at), piece(0, cut), own, ...rest, ...parts.slice(at + 1)];
}

/**
 * The text of an article or a page of prose, split into parts. A line such as `::stock{make=Toyota model=HiLux}` embeds
 * vehicles, `::model{make=Toyota model=HiLux}` a model, and any other name a block of the host's own.
 * @param own shown where the text names none; null for nothing
 */
export function articleBody(markdown: string, facts: ProseFacts, own: StockDirective | null = null): ArticleBody {
  const taken = new Map<string, number>();
  const parts = split(markdown).flatMap((part): ArticlePart[] => {
    if (typeof part !== 'string') return [part];
    return part.trim() === '' ? [] : [{ kind: 'prose', tree: proseTree(part, facts, taken) }];
  });
  const contents = parts.flatMap((part) => (part.kind === 'prose' ? proseParts(part.tree) : []));
  return { parts: withOwnStock(parts, own), contents };
}
