/** Asks this site's search service without its client, which pages other than the search need not load. */
export async function searchCall(
  path: string,
  searchKey: string,
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`/api/search/1/indexes/*/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'forecourt',
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw new Error(`The search service answered ${answer.status}`);
  return answer.json();
}
