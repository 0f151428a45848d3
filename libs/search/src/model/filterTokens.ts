export interface FilterToken {
  kind: 'word' | 'operator' | 'colon' | 'open' | 'close' | 'keyword';
  /** Removes quotes and resolves escapes. */
  text: string;
  /** Offset of the token in the text. */
  position: number;
  quoted: boolean;
}

export type FilterTokens = { ok: true; tokens: FilterToken[] } | { ok: false; message: string; position: number };

const keywords = new Set(['AND', 'OR', 'NOT', 'TO']);
const single: Readonly<Record<string, FilterToken['kind']>> = { '(': 'open', ')': 'close', ':': 'colon' };

/** The quoted text and the offset after the closing quote; null when the quote is never closed. */
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      value += text[at];
    } else if (sign === quote) return { value, end: at + 1 };
    else value += sign;
  }
  return null;
}

/** A value may hold anything but spaces and brackets; a name also ends at a colon or an operator. */
const valuePattern = /[^\s()]+/y;
const namePattern = /[^\s():<>=!~"]+/y;
const operatorPattern = /[<>=!~]+/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Cuts a filter expression into its words, operators and brackets. */
export function readFilterTokens(text: string): FilterTokens {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    const position = at;
    if (/\s/.test(sign)) {
      at += 1;
      continue;
    }
    if (sign === '"' || sign === "'") {
      const quoted = readQuoted(text, at);
      if (!quoted) return { ok: false, message: 'unbalanced quote', position };
      tokens.push({ kind: 'word', text: quoted.value, position, quoted: true });
      at = quoted.end;
      continue;
    }
    const afterColon = tokens.at(-1)?.kind === 'colon';
    const kind = single[sign];
    if (kind && !(afterColon && kind === 'colon')) {
      tokens.push({ kind, text: sign, position, quoted: false });
      at += 1;
      continue;
    }
    const operator = afterColon ? '' : matchAt(operatorPattern, text, at);
    const word = operator || matchAt(afterColon ? valuePattern : namePattern, text, at);
    if (!word) return { ok: false, message: `unexpected ${sign}`, position };
    const isKeyword = !operator && !afterColon && keywords.has(word);
    tokens.push({ kind: operator ? 'operator' : isKeyword ? 'keyword' : 'word', text: word, position, quoted: false });
    at += word.length;
  }
  return { ok: true, tokens };
}
