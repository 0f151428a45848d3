/** A request the search service will not answer. The message goes to the client as it stands. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.status = status;
  }
}
