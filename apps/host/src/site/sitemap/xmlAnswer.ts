/** Response for search engines, which may cache it for five minutes. */
export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
