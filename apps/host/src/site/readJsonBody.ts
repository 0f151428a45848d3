/** The object that a request's body holds; null for anything else, and for a body that is too long. */
export async function readJsonBody(request: Request, longest: number): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text.length > longest) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
