import { dollars, parseMoney } from '@forecourt/domain';
import { readYesNo } from '@forecourt/domain/stock-words';
import type { Step } from './mapping.ts';
import { readDate, readInstant, readMonth } from './readTime.ts';
import type { Reading } from './reading.ts';

const value = (given: unknown): Reading => ({ known: true, value: given });
const nothing = (reason: string | null = null): Reading => ({ known: false, reason });
const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;

const expressions = new Map<string, RegExp>();
export function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'iu');
  expressions.set(pattern, known);
  return known;
}

function within(
  number: number,
  shown: string,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): Reading | null {
  if (min !== undefined && number < min) return nothing(`${quote(shown)} is below ${min.toLocaleString('en-AU')}`);
  if (max !== undefined && number > max) return nothing(`${quote(shown)} is above ${max.toLocaleString('en-AU')}`);
  return null;
}

/** A number with thousands separators and an optional unit. Anything else is refused, never partly read. */
function readNumber(text: string, step: Extract<Step, { do: 'number' }>): Reading {
  const unit = step.unit ? expression(`\\s*(?:${step.unit})$`) : null;
  const digits = unit ? text.replace(unit, '') : text;
  if (!/^-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d+)?$/.test(digits)) return nothing(`${quote(text)} is not a number`);
  const number = Number(digits.replace(/[, ]/g, ''));
  if (step.whole && !Number.isInteger(number)) return nothing(`${quote(text)} is not a whole number`);
  return within(number, text, step) ?? value(number);
}

function readMoney(text: string, step: Extract<Step, { do: 'money' }>): Reading {
  const amount = parseMoney(text);
  if (amount === null) return nothing(`${quote(text)} is not an amount of dollars`);
  return within(dollars(amount), text, step) ?? value(amount);
}

function readAddress(text: string): Reading {
  const safe = /^\/(?!\/)[^\s\\]*$/.test(text) || (/^https:\/\/\S+$/i.test(text) && URL.canParse(text));
  return safe ? value(text) : nothing(`${quote(text)} is neither an https address nor a path of the site`);
}

function readWords(text: string, step: Extract<Step, { do: 'words' }>): Reading {
  const match = Object.entries(step.map).find(([word]) => word.toLowerCase() === text.toLowerCase());
  if (match) return match[1] === '' ? nothing() : value(match[1]);
  return step.others === 'keep'
    ? value(text)
    : nothing(`${quote(text)} is not one of ${Object.keys(step.map).join(', ')}`);
}

function readJson(text: string): Reading {
  try {
    return value(JSON.parse(text));
  } catch {
    return nothing(`${quote(text)} is not JSON`);
  }
}

const parts = (text: string, at: string): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean);
const titleCase = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (initial) => initial.toUpperCase())
    : text;

function readPictures(text: string, at: string): Reading {
  const addresses = parts(text, at).map(readAddress);
  const wrong = addresses.find((one) => !one.known);
  return wrong ?? value(addresses.map((one) => ({ url: one.known ? one.value : '' })));
}

/** Applies one step of a field rule. Never throws: it returns a value or a reason. */
export function takeStep(text: string, step: Step): Reading {
  switch (step.do) {
    case 'replace':
      return value(text.replace(expression(step.pattern), step.with));
    case 'take': {
      const match = expression(step.pattern).exec(text);
      if (match) return value(match[1] ?? match[0]);
      return nothing(step.otherwise === undefined ? null : `${quote(text)} ${step.otherwise}`);
    }
    case 'split': {
      const index = text.indexOf(step.at);
      if (step.keep === 'first') return value(index < 0 ? text : text.slice(0, index));
      return index < 0 ? nothing() : value(text.slice(index + step.at.length));
    }
    case 'missing':
      if (!expression(step.pattern).test(text)) return value(text);
      return nothing(step.reason ? `${quote(text)} ${step.reason}` : null);
    case 'words':
      return readWords(text, step);
    case 'calm':
      return value(titleCase(text));
    case 'number':
      return readNumber(text, step);
    case 'money':
      return readMoney(text, step);
    case 'yes-no': {
      const answer = readYesNo(text);
      return answer === null ? nothing(`${quote(text)} is neither yes nor no`) : value(answer);
    }
    case 'date':
      return readDate(text);
    case 'month':
      return readMonth(text);
    case 'instant':
      return readInstant(text);
    case 'list':
      return value(parts(text, step.at));
    case 'pictures':
      return readPictures(text, step.at);
    case 'address':
      return readAddress(text);
    case 'json':
      return readJson(text);
  }
}
