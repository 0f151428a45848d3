/**
 * A sample time of beginning a form, as a server would sign it: so far in the future that it is never fetched again.
 */
export const sampleStart = `${Date.UTC(2100, 0).toString(36)}.sample.signature`;

/** Answers requests for the form's time; all others go to the test's server. */
export function withFormTime(server: typeof fetch, endpoint = '/api/leads'): typeof fetch {
  return (address, init) =>
    address === endpoint && init?.method === undefined
      ? Promise.resolve(Response.json({ started_at: sampleStart }))
      : server(address, init);
}
