/** Characters that a text message carries in its short form. Others would more than halve what fits into one. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^A-Za-z0-9 &'.,()/+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 40 ? `${plain.slice(0, 40).trim()}...` : plain;
}

/**
 * The message with a code. Its last line ties the code to the site's address: phones offer to fill it in there, and
 * nowhere else.
 * @param origin public origin of the site
 * @see the specification "Origin-bound one-time codes delivered via SMS"
 */
export function codeText({ name, origin }: { name: string; origin: string }, code: string, minutes: number): string {
  const { hostname } = new URL(origin);
  return [
    `${code} is your ${plainName(name)} sign-in code. It works for ${minutes} minutes. Never share it.`,
    '',
    `@${hostname} #${code}`,
  ].join('\n');
}
