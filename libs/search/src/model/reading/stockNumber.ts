const marked = /\b(?:stock|stk)\s*(?:(?:no|num|nr|number|id|code)\b\.?|#)\s*(?:is\s+)?[:#.]?\s*(\S*\d\S*)/i;
/** Without a word for it the number has letters and digits, and nothing else is typed. */
const bare = /^(?:stock|stk)\s*[:#]?\s*((?=\S*\p{L}{2})(?=\S*\d{2})\S+)$/iu;

/**
 * The dealer's own number of a vehicle that a query asks for; null where it asks for none.
 * @example readStockNumber('stock no. U12345') // 'U12345'
 */
export function readStockNumber(query: string): string | null {
  const [, number = null] = marked.exec(query) ?? bare.exec(query.trim()) ?? [];
  return number?.replace(/[?!.,]+$/, '') ?? null;
}
