/** A text message to one phone. */
export interface SmsMessage {
  siteSlug: string;
  /** E.164. */
  to: string;
  text: string;
  at: Date;
}

/** Sends text messages. */
export interface SmsSender {
  /** @throws SmsFault */
  send(message: SmsMessage): Promise<void>;
  /** Sent messages, newest first, where they are kept for the demo's outbox; elsewhere none. */
  sent(limit: number): readonly SmsMessage[];
}

/**
 * A message was not sent, or may not have been. `refused`: the number is wrong; `unavailable`: the message was
 * certainly not sent; `unclear`: it may have been.
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
