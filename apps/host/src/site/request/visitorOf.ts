/** Letters that are kept of what a client calls itself. */
export const longestUserAgent = 400;

/** Client data of a request, for limits and counts. The server itself sets the address. */
export function visitorOf({ headers }: Pick<Request, 'headers'>): { address: string; userAgent: string } {
  return {
    address: headers.get('x-forecourt-address') ?? 'unknown',
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
  };
}
