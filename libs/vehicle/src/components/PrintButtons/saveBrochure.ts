async function wordsOf(answer: Response, unknown: string): Promise<string> {
  const text = await answer.text().catch(() => '');
  try {
    const body = JSON.parse(text) as { error?: unknown } | null;
    return typeof body?.error === 'string' && body.error ? body.error : unknown;
  } catch {
    const isPlain = answer.headers.get('content-type')?.startsWith('text/plain') && text.length <= 300;
    return isPlain && text.trim() ? text.trim() : unknown;
  }
}

/** Fetches a file and saves it. @param unknown said where the server gives no reason @throws Error with words for the visitor */
export async function saveBrochure(address: string, fileName: string, unknown: string): Promise<void> {
  const answer = await fetch(address).catch(() => {
    throw new Error(unknown);
  });
  if (!answer.ok) throw new Error(await wordsOf(answer, unknown));
  const file = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = fileName;
  link.click();
  // By now the download has begun and no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(file), 1_000);
}
