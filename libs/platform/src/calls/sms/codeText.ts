import { plainLetters } from './plainLetters.ts';

/**
 * The message with a code. Its last line binds the code to the site's address: phones fill it in there only.
 * @param origin public origin of the site
 * @see the specification "Origin-bound one-time codes delivered via SMS"
 */
export function codeText({ name, origin }: { name: string; origin: string }, code: string, minutes: number): string {
  const { hostname } = new URL(origin);
  return [
    `${code} is your ${plainLetters(name, 40)} sign-in code. It works for ${minutes} minutes. Never share it.`,
    '',
    `@${hostname} #${code}`,
  ].join('\n');
}
