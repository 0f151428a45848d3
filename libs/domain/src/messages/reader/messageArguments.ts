import { IntlMessageFormat } from 'intl-messageformat';
import { messageLocale } from '../wordsOf.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message does with an argument: says it, writes it as a number, or chooses a form by it. */
export type ArgumentUse = 'text' | 'number' | 'plural';

/** Kinds of elements as the reader numbers them. */
const kinds = { literal: 0, argument: 1, number: 2, plural: 6, hash: 7 } as const;

interface Use {
  name: string;
  use: ArgumentUse;
}

function usesOf(elements: readonly Element[]): Use[] {
  return elements.flatMap((element): Use[] => {
    switch (element.type) {
      case kinds.literal:
      case kinds.hash:
        return [];
      case kinds.argument:
        return [{ name: element.value, use: 'text' }];
      case kinds.number:
        if (element.style) throw new Error('numbers have no style here: write {name, number}');
        return [{ name: element.value, use: 'number' }];
      case kinds.plural:
        if (element.offset !== 0) throw new Error('plurals have no offset here');
        if (element.pluralType !== 'cardinal') throw new Error('messages know arguments, numbers and plurals only');
        return [
          { name: element.value, use: 'plural' },
          ...Object.values(element.options).flatMap(({ value }) => usesOf(value)),
        ];
      default:
        throw new Error('messages know arguments, numbers and plurals only');
    }
  });
}

/**
 * The arguments of a message and what it does with them.
 * @throws Error when the text is no message, with the reason
 */
export function messageArguments(text: string): Map<string, ArgumentUse> {
  const message = new IntlMessageFormat(text, messageLocale, undefined, { ignoreTag: true });
  const found = new Map<string, ArgumentUse>();
  for (const { name, use } of usesOf(message.getAst())) {
    if ((found.get(name) ?? 'text') === 'text') found.set(name, use);
  }
  return found;
}

/** Reasons of the reader, in words. */
const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a '{' is not closed",
  EMPTY_ARGUMENT: "nothing stands between '{' and '}'",
  MALFORMED_ARGUMENT: "what stands between '{' and '}' is no argument",
  MISSING_OTHER_CLAUSE: "a plural needs its form 'other'",
  INVALID_ARGUMENT_TYPE: 'messages know arguments, numbers and plurals only',
};

/**
 * Why a text cannot stand in place of another; null when it can. It may use the arguments that the other has, each or
 * none of them, and choose by those that are numbers.
 */
export function messageFault(text: string, standard: string): string | null {
  const known = messageArguments(standard);
  let used: Map<string, ArgumentUse>;
  try {
    used = messageArguments(text);
  } catch (fault) {
    const { message } = fault as Error;
    return `is no message: ${reasons[message] ?? message}`;
  }
  for (const [name, use] of used) {
    const own = known.get(name);
    const names = [...known.keys()].map((one) => `{${one}}`).join(', ');
    if (own === undefined) return `has no argument {${name}}: ${names === '' ? 'it takes none' : `there is ${names}`}`;
    if (own === 'text' && use !== 'text') return `{${name}} is no number here`;
  }
  return null;
}
