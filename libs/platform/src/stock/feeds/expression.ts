const expressions = new Map<string, RegExp>();

/** The regular expression of a mapping's pattern, in any case; each is made once. */
export function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'iu');
  expressions.set(pattern, known);
  return known;
}
