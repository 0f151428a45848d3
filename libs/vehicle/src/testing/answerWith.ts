/** Answers every request with JSON until it is undone. @returns undoes it */
export function answerWith(status: number, body: unknown): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json(body, { status }));
  return () => {
    globalThis.fetch = real;
  };
}
