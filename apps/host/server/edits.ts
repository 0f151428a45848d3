/** A piece of a text and what comes in its place. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Changes a text at several places in one step: each copy of a page costs as much as to search it.
 * @param edits none of which overlap; those at one place come in their order
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    parts.push(text.slice(from, edit.from), edit.text);
    from = edit.to;
  }
  return [...parts, text.slice(from)].join('');
}
