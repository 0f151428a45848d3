import { notFound } from 'next/navigation';

/** Whether a value that a browser posted is what an action takes. */
type Argument<Value> = (posted: unknown) => posted is Value;

/** More than any form has. */
const maxFields = 1_000;

/** A text that a database can store: nobody types a NUL. */
export const textArgument: Argument<string> = (posted): posted is string =>
  typeof posted === 'string' && !posted.includes('\0');

/** A form with whatever somebody typed: its fields are judged where they are read, with a message for each. */
export const formArgument: Argument<FormData> = (posted): posted is FormData =>
  posted instanceof FormData && [...posted.keys()].length <= maxFields;

export const textOrNullArgument: Argument<string | null> = (posted): posted is string | null =>
  posted === null || textArgument(posted);

export const textsArgument: Argument<Readonly<Record<string, string>>> = (
  posted,
): posted is Readonly<Record<string, string>> =>
  typeof posted === 'object' && posted !== null && Object.values(posted).every(textArgument);

/** A value that the action does not read, such as the state of the form as it was rendered: it may be anything. */
export const unreadArgument =
  <Value>(): Argument<Value> =>
  (_posted): _posted is Value =>
    true;

/** A value of any shape, which the action hands on to whoever judges it. */
export const unknownArgument: Argument<unknown> = (_posted): _posted is unknown => true;

/** Key of the function by which the server learns that an action's code runs (`server/actionCalls.ts`). */
const startedKey = Symbol.for('forecourt.actionStarted');

/**
 * A server action whose arguments are checked: they come from whoever posts, whatever their types say. The server answers
 * 400 for a post whose action has not started: wrong arguments, or none that can be read.
 * @param takes one check for each argument
 */
export function serverAction<Values extends unknown[], Result>(
  takes: readonly [...{ [Place in keyof Values]: Argument<Values[Place]> }],
  run: (...values: Values) => Promise<Result>,
): (...posted: Values) => Promise<Result> {
  return async (...posted) => {
    // The framework reports no error for it.
    if (!takes.every((isRight, place) => isRight(posted[place]))) notFound();
    (globalThis as { [startedKey]?: () => void })[startedKey]?.();
    return run(...posted);
  };
}
