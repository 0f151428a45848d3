/** A request that the search service rejects. The message is sent to the client unchanged. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.status = status;
  }
}
