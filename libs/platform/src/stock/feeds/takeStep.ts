import { isAddress } from '@forecourt/domain';
import { parseJson } from '@forecourt/domain/answers';
import { readYesNo } from '@forecourt/domain/stock-words';
import { expression } from './expression.ts';
import type { Step } from './mapping.ts';
import { meansNothing } from './cleaning/meansNothing.ts';
import { readMoney, readNumber } from './numbers/readAmount.ts';
import { addressError, readPictures } from './pictures/readPictures.ts';
import { quote } from './quote.ts';
import { readDate, readInstant, readMonth } from './readTime.ts';
import type { Reading } from './reading.ts';
import { takePart } from './takePart.ts';
import { tradeWord, type TradeVocabulary } from './words/tradeWords.ts';

const value = (given: unknown): Reading => ({ known: true, value: given });
const nothing = (reason: string | null = null): Reading => ({ known: false, reason });
function readAddress(text: string): Reading {
  return isAddress(text) ? value(text) : nothing(addressError(text));
}

function readWords(text: string, step: Extract<Step, { do: 'words' }>): Reading {
  const match = Object.entries(step.map).find(([word]) => word.toLowerCase() === text.toLowerCase());
  if (match) return match[1] === '' ? nothing() : value(match[1]);
  return step.others === 'keep'
    ? value(text)
    : nothing(`${quote(text)} is not one of ${Object.keys(step.map).join(', ')}`);
}

function readTradeWord(text: string, of: TradeVocabulary): Reading {
  const word = tradeWord(text, of);
  if (word === null) return nothing(`${quote(text)} is no word for a ${of.replace('-', ' ')} that is known`);
  return word === '' ? nothing() : value(word);
}

function readJson(text: string): Reading {
  try {
    return value(parseJson(text));
  } catch {
    return nothing(`${quote(text)} is not JSON`);
  }
}

const parts = (text: string, at: string): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => !meansNothing(part));
const titleCase = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (initial) => initial.toUpperCase())
    : text;

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
      return readDate(text, step.order);
    case 'month':
      return readMonth(text, step.order);
    case 'instant':
      return readInstant(text, step);
    case 'trade-words':
      return readTradeWord(text, step.of);
    case 'part':
      return takePart(text, step.path);
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
