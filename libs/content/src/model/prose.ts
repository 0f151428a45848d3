import { hasUserInfo, slugify } from '@forecourt/domain';
import type { Element, Nodes, Root } from 'hast';
import type { Root as Markdown, RootContent } from 'mdast';
import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Everything that prose may become; what is not named here is left out, its words stay. */
const allowed: Allowed = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'del', 'blockquote', 'hr', 'br', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['https', 'tel', 'mailto'], src: ['https'] },
  strip: ['script', 'style'],
  clobber: [],
};

/** Facts that prose may name in braces, such as the dealer's name; what hangs on one that is null is left out. */
export type ProseFacts = Readonly<Record<string, string | null>>;

const named = /\{([a-z][a-zA-Z]*)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(named)].map(([, name = '']) => name);

type MarkdownNode = Markdown | RootContent;

/** Markdown writes braces in addresses as addresses do. */
const withBraces = (url: string) => url.replace(/%7B/gi, '{').replace(/%7D/gi, '}');

function textsOf(node: MarkdownNode): string[] {
  if (node.type === 'text') return [node.value];
  const own = node.type === 'link' ? [withBraces(node.url)] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => textsOf(child))] : own;
}

/** Fills facts into a text such as a title. An unknown name is left unchanged. */
export const fillFacts = (text: string, facts: ProseFacts): string =>
  text.replace(named, (whole, name: string) => facts[name] ?? whole);

/** Puts the facts in: into words, where no fact can become markup, and into the addresses of links. */
function fillTree(node: MarkdownNode, facts: ProseFacts): void {
  if (node.type === 'text') node.value = fillFacts(node.value, facts);
  if (node.type === 'link') node.url = fillFacts(withBraces(node.url), facts);
  if (!('children' in node)) return;
  const isBlock = ['root', 'list', 'table', 'blockquote'].includes(node.type);
  const lacks = (child: MarkdownNode) =>
    textsOf(child).some((text) => namesIn(text).some((name) => facts[name] === null));
  // A sentence without its fact is removed, with its paragraph, list item or table row.
  if (isBlock) {
    const whole = (child: MarkdownNode) => ['list', 'table', 'blockquote'].includes(child.type) || !lacks(child);
    node.children = (node.children as RootContent[]).filter(whole) as never;
  }
  for (const child of node.children) fillTree(child, facts);
}

/** A page has one heading of the first level, its title: those of prose begin below it. */
function lowerHeadings(node: Nodes): void {
  if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) {
    node.tagName = `h${Math.min(Math.max(Number(node.tagName[1]), 2), 4)}`;
  }
  if ('children' in node) node.children.forEach((child) => lowerHeadings(child));
}

/** Leaves out addresses with a user name or password: their words and descriptions stay. */
function dropUserInfo(node: Nodes): void {
  if (node.type === 'element')
    for (const name of ['href', 'src'])
      if (hasUserInfo(String(node.properties[name] ?? ''))) delete node.properties[name];
  if ('children' in node) node.children.forEach((child) => dropUserInfo(child));
}

const wordsOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : '';
};

function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** Apart from the names that a page itself gives. */
const idOf = (words: string): string => `part-${slugify(words)}`;

/** Gives each part an address of its own. */
function nameParts({ children }: Root, taken: Map<string, number>): void {
  for (const heading of children.filter((child) => isHeading(child))) {
    const id = idOf(wordsOf(heading));
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    heading.properties.id = times === 1 ? id : `${id}-${times}`;
  }
}

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkRehype)
  .use(() => lowerHeadings)
  .use(rehypeSanitize, allowed)
  .use(() => dropUserInfo);

/**
 * Prose in Markdown as a tree of HTML, of a closed list of elements: nothing that runs, frames or styles, whatever is
 * written. HTML in it is left out.
 * @param taken names that parts have already, where one page holds several pieces of prose
 */
export function proseTree(markdown: string, facts: ProseFacts = {}, taken = new Map<string, number>()): Root {
  const read = parser.parse(markdown);
  fillTree(read, facts);
  const tree = writer.runSync(read);
  nameParts(tree, taken);
  return tree;
}

export interface ProsePart {
  /** Of its heading. */
  id: string;
  title: string;
}

/** The parts of prose, in their order, for a list of contents. */
export function proseParts({ children }: Root): ProsePart[] {
  return children
    .filter((child) => isHeading(child))
    .map((heading) => ({ id: String(heading.properties.id), title: wordsOf(heading) }));
}
