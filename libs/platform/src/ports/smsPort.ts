/** A text message to one phone. */
export interface SmsMessage {
  siteSlug: string;
  /** E.164. */
  to: string;
  text: string;
  at: Date;
}

/** Hands text messages to whoever carries them. */
export interface SmsSender {
  /** @throws SmsFault */
  send(message: SmsMessage): Promise<void>;
  /** What was sent, newest first, where it is kept to be looked at; elsewhere nothing. */
  sent(limit: number): readonly SmsMessage[];
}

/**
 * Why a message was not sent, or may not have been: `refused` says that there is something wrong with the number,
 * `unavailable` that the message reached nobody, `unclear` that nobody knows.
 */
export class SmsFault extends Error {
  override name = 'SmsFault';
  readonly reason: 'refused' | 'unavailable' | 'unclear';

  /** @param detail for the log: never the number or the text */
  constructor(reason: SmsFault['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
