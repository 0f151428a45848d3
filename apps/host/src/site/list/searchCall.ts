/** Calls this site's search service without the search client, which only the search page loads. */
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
