import type { Root } from 'hast';
import { proseParts, proseTree, type ProseFacts, type ProsePart } from './prose.ts';

/** What a directive asks for: vehicles in stock of a make or model, or one model. */
export interface StockDirective {
  kind: 'stock' | 'model';
  make: string;
  model: string | null;
}

export type ArticlePart = { kind: 'prose'; tree: Root } | StockDirective;

const directive = /^[ \t]*::(stock|model)\{([^{}\n]*)\}[ \t]*$/;
const setting = /([a-z]+)=(?:"([^"]*)"|([^\s"]+))/g;
const fence = /^[ \t]*(```|~~~)/;

function readDirective(line: string): StockDirective | null {
  const [, kind, given] = directive.exec(line) ?? [];
  if (kind === undefined || given === undefined) return null;
  const settings = new Map(
    [...given.matchAll(setting)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
  const make = settings.get('make') ?? '';
  const model = settings.get('model') || null;
  if (make === '' || (kind === 'model' && model === null)) return null;
  return { kind: kind === 'model' ? 'model' : 'stock', make, model };
}

/** Markdown and the directives in it, in order. A line inside a code block is not a directive. */
function split(markdown: string): (string | StockDirective)[] {
  const parts: (string | StockDirective)[] = [];
  let lines: string[] = [];
  let isCode = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (fence.test(line)) isCode = !isCode;
    const found = isCode ? null : readDirective(line);
    if (found) {
      parts.push(lines.join('\n'), found);
      lines = [];
    } else lines.push(line);
  }
  return [...parts, lines.join('\n')];
}

export interface ArticleBody {
  parts: ArticlePart[];
  /** Its headings, for a list of contents. */
  contents: ProsePart[];
}

/** Position of the vehicles in an article that embeds none: after the section of its second heading. */
function withOwnStock(parts: ArticlePart[], own: StockDirective | null): ArticlePart[] {
  const [only, ...more] = parts;
  if (!own || more.length > 0 || only?.kind !== 'prose') return parts;
  const { children } = only.tree;
  const heads = children.flatMap((child, at) => (child.type === 'element' && child.tagName === 'h2' ? [at] : []));
  const cut = heads[2] ?? children.length;
  const piece = (from: number, to: number): ArticlePart => ({
    kind: 'prose',
    tree: { type: 'root', children: children.slice(from, to) },
  });
  return [piece(0, cut), own, ...(cut < children.length ? [piece(cut, children.length)] : [])];
}

/**
 * The text of an article, split into parts. A line such as `::stock{make=Toyota model=HiLux}` embeds vehicles,
 * `::model{make=Toyota model=HiLux}` a model.
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
