import { AttributeAction, parse as parseSelectors, SelectorType, type Selector } from 'css-what';
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import type { PageMarks } from './pageMarks.ts';

/** A rule's selector as text, and the marks that a page must have for it to match. */
interface ParsedSelector {
  text: string;
  needs: readonly string[];
}

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly ParsedSelector[]; declarations: string }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'block'; head: string; ifEmpty: string; parts: readonly Part[] };

/** A style sheet of the build, parsed once. */
export type Sheet = readonly Part[];

/** States that a pointer brings about: as soon as there is one on a page, its whole sheets come. */
const pointerStates: ReadonlySet<string> = new Set(['hover', 'active']);
/** A mark that no page has. */
const nothing = ' ';

/** Marks that a part of a selector requires; other states and alternatives require none, as they may apply at once. */
function needsOf(token: Selector): string[] {
  if (token.type === SelectorType.Pseudo && pointerStates.has(token.name)) return [nothing];
  if (token.type === SelectorType.Tag) return [token.name.toLowerCase()];
  if (token.type === SelectorType.Attribute) {
    if (token.name === 'class' && token.action === AttributeAction.Element) return [`.${token.value}`];
    // Which way a page runs is written in it, and no script changes it.
    if (token.name === 'dir' && token.action === AttributeAction.Equals) return [`[dir=${token.value}]`];
    return token.name === 'id' && token.action === AttributeAction.Equals ? [`#${token.value}`] : [];
  }
  const isOneOf = token.type === SelectorType.Pseudo && (token.name === 'is' || token.name === 'where');
  const [only, ...others] = isOneOf && Array.isArray(token.data) ? token.data : [];
  return only && others.length === 0 ? only.flatMap(needsOf) : [];
}

function selectorOf(text: string): ParsedSelector {
  try {
    const [tokens = []] = parseSelectors(text);
    return { text, needs: [...new Set(tokens.flatMap(needsOf))] };
  } catch {
    // Rules that cannot be parsed stay on every page.
    return { text, needs: [] };
  }
}

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .filter(({ type }) => type !== 'comment')
    .map(String)
    .join(';');

/** Its nested rules are kept with it. */
const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map(selectorOf),
  declarations: textOf(rule.nodes),
});

function atRuleOf(rule: AtRule): Part {
  const head = `@${rule.name} ${rule.params}`;
  if (!rule.nodes) return { kind: 'text', text: `${head};` };
  if (rule.name.endsWith('keyframes')) return { kind: 'keyframes', name: rule.params, text: rule.toString() };
  if (rule.name === 'font-face' || rule.name === 'property' || rule.name === 'page') {
    return { kind: 'text', text: rule.toString() };
  }
  // A layer's precedence is decided by where it is first named.
  const ifEmpty = rule.name === 'layer' && rule.params ? `${head};` : '';
  return { kind: 'block', head, ifEmpty, parts: partsOf(rule.nodes) };
}

/** Nobody prints a page before its whole sheets are there. */
const isForPrint = ({ name, params }: AtRule): boolean => name === 'media' && params === 'print';

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [ruleOf(node)];
    if (node.type === 'atrule' && !isForPrint(node)) return [atRuleOf(node)];
    return [];
  });
}

/**
 * Parses a style sheet.
 * @param css of the build: flat class names, each of one component
 */
export const readSheet = (css: string): Sheet => partsOf(parse(css).nodes);

type Keyframes = Extract<Part, { kind: 'keyframes' }>;

function collect(parts: readonly Part[], marks: PageMarks, kept: (string | Keyframes)[]): void {
  for (const part of parts) {
    if (part.kind === 'text') kept.push(part.text);
    else if (part.kind === 'keyframes') kept.push(part);
    else if (part.kind === 'rule') {
      const used = part.selectors.filter(({ needs }) => needs.every((need) => marks.has(need)));
      if (used.length > 0) kept.push(`${used.map(({ text }) => text).join(',')}{${part.declarations}}`);
    } else {
      const inner: (string | Keyframes)[] = [];
      collect(part.parts, marks, inner);
      if (inner.some((one) => typeof one === 'string')) kept.push(`${part.head}{`, ...inner, '}');
      else kept.push(part.ifEmpty, ...inner);
    }
  }
}

/**
 * The rules of full sheets that a page's elements can match in any state but under a pointer, in the sheets' order and within their layers
 * and conditions. Rules only for elements that scripts add later are left out, such as dialogs and notices.
 */
export function usedRules(sheets: readonly Sheet[], marks: PageMarks): string {
  const kept: (string | Keyframes)[] = [];
  for (const sheet of sheets) collect(sheet, marks, kept);
  const rules = kept.filter((one) => typeof one === 'string').join('');
  return kept.map((one) => (typeof one === 'string' ? one : rules.includes(one.name) ? one.text : '')).join('');
}
