import type { SmsMessage, SmsSender } from '../../ports/smsPort.ts';

const max = 200;

/** The demo's outbox of text messages. In memory only, because messages contain sign-in codes. */
export function openSmsOutbox(): SmsSender {
  const messages: SmsMessage[] = [];
  return {
    send(message) {
      messages.unshift(message);
      messages.length = Math.min(messages.length, max);
      return Promise.resolve();
    },
    sent: (limit) => messages.slice(0, limit),
  };
}
