import { openGatewaySms } from '../sms/gatewaySms.ts';
import { openSmsOutbox } from '../sms/smsOutbox.ts';
import { SmsFault, type SmsSender } from '../../ports/smsPort.ts';
import { fail, startLocalGateway } from './localGateway.ts';

/** One way of sending, and what arrived by it. */
export interface SmsFixture {
  sender: SmsSender;
  /** Oldest first. */
  received(): { to: string; text: string }[];
  /** What happens to the next message. */
  failNext(reason: 'unavailable' | 'refused'): void;
  close(): Promise<void>;
}

export function openOutboxFixture(): Promise<SmsFixture> {
  const outbox = openSmsOutbox();
  const faults: SmsFault[] = [];
  const send: SmsSender['send'] = (message) => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : outbox.send(message);
  };
  return Promise.resolve({
    sender: { ...outbox, send },
    received: () => [...outbox.sent(1_000)].reverse().map(({ to, text }) => ({ to, text })),
    failNext: (reason) => void faults.push(new SmsFault(reason, 'Out of order')),
    close: () => Promise.resolve(),
  });
}

export async function openGatewayFixture(): Promise<SmsFixture> {
  const local = await startLocalGateway();
  return {
    sender: openGatewaySms({ gateway: local.gateway }),
    received: () => local.taken,
    // A gateway that fails is asked once more.
    failNext: (reason) => (reason === 'refused' ? local.answerWith(fail(400)) : local.answerWith(fail(503), fail(503))),
    close: () => local.close(),
  };
}
