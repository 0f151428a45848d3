/** When a form of a test was begun, as a server would sign it: so late that it never needs to be asked for again. */
export const sampleStart = `${Date.UTC(2100, 0).toString(36)}.sample.signature`;

/** Answers forms that ask for the time; everything else goes on to the server of the test. */
export function withFormTime(server: typeof fetch, endpoint = '/api/leads'): typeof fetch {
  return (address, init) =>
    address === endpoint && init?.method === undefined
      ? Promise.resolve(Response.json({ started_at: sampleStart }))
      : server(address, init);
}
