/** One HTTP request of the search wire protocol, already assigned to a site. */
export interface WireRequest {
  method: string;
  /** Path behind `/api/search`. @example '/1/indexes/*\/queries' */
  path: string;
  searchParams: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** Address of the visitor, for the limit of requests only. Without one there is no limit. */
  address?: string;
}

export interface WireResponse {
  status: number;
  body: unknown;
  /** What the answer's HTTP header carries beside the content type. @example { 'retry-after': '7' } */
  headers?: Readonly<Record<string, string>>;
}
