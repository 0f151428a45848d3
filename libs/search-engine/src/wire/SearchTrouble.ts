/** A request that was right but could not be answered now. The message goes to the client as it stands. */
export class SearchTrouble extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, message: string, retryAfterSeconds = 1) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const unavailableMessage = 'Search is not available right now';
