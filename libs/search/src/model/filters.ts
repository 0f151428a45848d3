import { readFilterTokens, type FilterToken } from './filterTokens.ts';

export const filterOperators = ['<', '<=', '=', '!=', '>', '>='] as const;
export type FilterOperator = (typeof filterOperators)[number];

export type FilterLeaf =
  | {
      kind: 'facet';
      attribute: string;
      value: string;
      negated: boolean;
      /** How much a record gains in rank that has the value: `make:Kia<score=2>`. */
      score?: number;
    }
  | { kind: 'numeric'; attribute: string; operator: FilterOperator; value: number; negated: boolean }
  /** Both ends are inclusive. */
  | { kind: 'range'; attribute: string; low: number; high: number; negated: boolean };

/** An expression is a list of groups that must all match; a group matches when any of its leaves does. */
export type FilterGroup = readonly FilterLeaf[];

export type ParsedFilters =
  | { ok: true; groups: FilterGroup[] }
  | {
      ok: false;
      /** Error message. */
      message: string;
      /** Offset of the error in the text. */
      position: number;
    };

const deepestNesting = 20;

/** `Kia` in `make:MazdaORmake:Kia` cannot be told from a value that holds a colon. */
const gluedKeyword = /(AND|OR|NOT)[\w.]+:/;

/** A value and its score. @example splitScore('Kia<score=2>') // { value: 'Kia', score: 2 } */
export function splitScore(text: string): { value: string; score?: number } {
  const [, value = text, score] = /^(.+)<score=(\d{1,9})>$/s.exec(text) ?? [];
  return score === undefined ? { value } : { value, score: Number(score) };
}

class FilterFault extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

function readNumber(token: FilterToken | undefined, end: number): number {
  const value = token && !token.quoted ? Number(token.text) : Number.NaN;
  if (!token || token.text === '' || !Number.isFinite(value)) {
    throw new FilterFault('expected a number', token?.position ?? end);
  }
  return value;
}

/** Groups of a sub-expression, and the offset where it began. */
interface Part {
  groups: FilterGroup[];
  position: number;
}

class FilterReader {
  private readonly tokens: readonly FilterToken[];
  private readonly end: number;
  private next = 0;

  constructor(tokens: readonly FilterToken[], end: number) {
    this.tokens = tokens;
    this.end = end;
  }

  read(): FilterGroup[] {
    if (this.tokens.length === 0) return [];
    const groups = this.conjunction(0);
    const rest = this.peek();
    if (rest) throw new FilterFault(rest.kind === 'close' ? 'unbalanced )' : 'expected AND or OR', rest.position);
    return groups;
  }

  private peek(): FilterToken | undefined {
    return this.tokens[this.next];
  }

  private take(kind: FilterToken['kind'], text?: string): FilterToken | undefined {
    const token = this.peek();
    if (!token || token.kind !== kind || (text !== undefined && token.text !== text)) return undefined;
    this.next += 1;
    return token;
  }

  private conjunction(depth: number): FilterGroup[] {
    const terms = [this.disjunction(depth)];
    while (this.take('keyword', 'AND')) terms.push(this.disjunction(depth));
    return terms.flat();
  }

  /** An OR next to an AND is rejected rather than guessed: the wire reads `a AND b OR c` as OR over ANDs. */
  private disjunction(depth: number): FilterGroup[] {
    const before = this.tokens[this.next - 1];
    const parts = [this.term(depth)];
    let or: FilterToken | undefined;
    let seen: FilterToken | undefined;
    while ((or = this.take('keyword', 'OR'))) {
      seen ??= or;
      parts.push(this.term(depth));
    }
    if (!seen) return parts[0]?.groups ?? [];
    if ([before, this.peek()].some((token) => token?.kind === 'keyword' && token.text === 'AND')) {
      throw new FilterFault('an OR beside an AND needs brackets', seen.position);
    }
    const several = parts.find((part) => part.groups.length !== 1);
    if (several) throw new FilterFault('OR over ANDs is not supported', several.position);
    const leaves = parts.flatMap((part) => part.groups.flat());
    if (new Set(leaves.map((leaf) => leaf.kind === 'facet')).size > 1) {
      throw new FilterFault('an OR cannot mix facet and numeric filters', seen.position);
    }
    return [leaves];
  }

  private term(depth: number): Part {
    const start = this.peek();
    const position = start?.position ?? this.end;
    const open = this.take('open');
    if (!open) {
      const negated = this.take('keyword', 'NOT') !== undefined;
      const bracket = this.peek();
      if (negated && bracket?.kind === 'open') throw new FilterFault('NOT over a group is not supported', position);
      return { groups: [[this.leaf(negated)]], position };
    }
    if (depth >= deepestNesting) throw new FilterFault('brackets are nested too deeply', position);
    const groups = this.conjunction(depth + 1);
    if (!this.take('close')) {
      const found = this.peek();
      throw new FilterFault(found ? 'expected AND, OR or )' : 'unbalanced (', found ? found.position : open.position);
    }
    return { groups, position };
  }

  private leaf(negated: boolean): FilterLeaf {
    const name = this.take('word');
    const found = this.peek();
    if (!name) throw new FilterFault('expected a filter', found?.position ?? this.end);
    const attribute = name.text;
    const operator = this.take('operator');
    if (operator) {
      const known = filterOperators.find((one) => one === operator.text);
      if (!known) throw new FilterFault(`unknown operator ${operator.text}`, operator.position);
      return { kind: 'numeric', attribute, operator: known, value: this.number(), negated };
    }
    if (!this.take('colon')) {
      // Some clients quote the whole leaf: "make:Land Rover".
      const colon = name.quoted ? attribute.indexOf(':') : -1;
      return colon > 0
        ? { kind: 'facet', attribute: attribute.slice(0, colon), value: attribute.slice(colon + 1), negated }
        : { kind: 'facet', attribute: '_tags', value: attribute, negated };
    }
    const value = this.take('word');
    if (!value) throw new FilterFault('expected a value', this.peek()?.position ?? this.end);
    if (this.take('keyword', 'TO')) {
      return { kind: 'range', attribute, low: readNumber(value, this.end), high: this.number(), negated };
    }
    if (value.quoted) return { kind: 'facet', attribute, value: value.text, negated, ...this.score() };
    const glued = gluedKeyword.exec(value.text);
    if (glued) throw new FilterFault(`${glued[1]} needs spaces around it`, value.position + glued.index);
    return { kind: 'facet', attribute, negated, ...splitScore(value.text) };
  }

  /** `<score=2>` after a quoted value. */
  private score(): { score?: number } {
    const open = this.peek();
    if (open?.kind !== 'operator' || open.text !== '<') return {};
    const [name, equals, number, close] = this.tokens.slice(this.next + 1, this.next + 5).map(({ text }) => text);
    if (name !== 'score' || equals !== '=' || !/^\d+$/.test(number ?? '') || close !== '>') {
      throw new FilterFault('expected <score= and a whole number', open.position);
    }
    this.next += 5;
    return { score: Number(number) };
  }

  private number(): number {
    const token = this.peek();
    const value = readNumber(token?.kind === 'word' ? token : undefined, token?.position ?? this.end);
    this.next += 1;
    return value;
  }
}

/**
 * Parses the wire's filter expression: AND of OR-groups of `attr:value`, `attr:value<score=2>`,
 * `attr:lo TO hi`, `attr op number` and tags.
 * @example parseFilters('make:Toyota AND (body:SUV OR body:Ute)')
 */
export function parseFilters(text: string): ParsedFilters {
  const read = readFilterTokens(text);
  if (!read.ok) return read;
  try {
    return { ok: true, groups: new FilterReader(read.tokens, text.length).read() };
  } catch (fault) {
    if (!(fault instanceof FilterFault)) throw fault;
    return { ok: false, message: fault.message, position: fault.position };
  }
}

/** Quotes a value so that it is parsed back unchanged, whatever it holds. @example quoteFilterValue('Yaris "Cross"') */
export function quoteFilterValue(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A condition that holds for any of some values. @example anyOf('body', ['Ute', 'Van']) // '(body:"Ute" OR body:"Van")' */
export function anyOf(attribute: string, values: readonly string[]): string {
  const leaves = [...new Set(values)].map((value) => `${attribute}:${quoteFilterValue(value)}`);
  return leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join('');
}

function printLeaf(leaf: FilterLeaf): string {
  const not = leaf.negated ? 'NOT ' : '';
  const attribute = quoteFilterValue(leaf.attribute);
  if (leaf.kind === 'facet') {
    const score = leaf.score === undefined ? '' : `<score=${leaf.score}>`;
    return `${not}${attribute}:${quoteFilterValue(leaf.value)}${score}`;
  }
  if (leaf.kind === 'range') return `${not}${attribute}:${leaf.low} TO ${leaf.high}`;
  return `${not}${attribute} ${leaf.operator} ${leaf.value}`;
}

/** Prints groups as an expression that parses back to the same groups. */
export function printFilters(groups: readonly FilterGroup[]): string {
  return groups
    .map((group) => (group.length === 1 ? group.map(printLeaf).join() : `(${group.map(printLeaf).join(' OR ')})`))
    .join(' AND ');
}
