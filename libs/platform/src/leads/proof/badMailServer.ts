import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Conduct } from './badReceiver.ts';

/** Share of the mails that are met so; the others are taken. */
const shares: readonly [Conduct, number][] = [
  ['fails', 0.08],
  ['hangs', 0.002],
  ['takes and hangs up', 0.03],
];

export interface ReceivedMail {
  conduct: Conduct;
  /** Its Message-ID, by which whoever got it before knows it again; '' without one. */
  key: string;
  /** Number of the submission, read from whom it was addressed to; null: nobody of ours. */
  submission: number | null;
}

export interface BadMailServer {
  url: string;
  mails: readonly ReceivedMail[];
  /** Takes everything from now on. */
  repair(): void;
  close(): Promise<void>;
}

/** A visitor's mail server that fails, hangs, and takes a mail without saying so. Keeps an account of every mail. */
export async function startBadMailServer(chance: () => number): Promise<BadMailServer> {
  const mails: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let isRepaired = false;

  function conductNow(): Conduct {
    let left = isRepaired ? 1 : chance();
    return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'takes';
  }

  function answer(socket: Socket, conduct: Conduct): void {
    if (conduct === 'takes and hangs up') socket.destroy();
    else if (conduct === 'fails') socket.write('451 try again later\r\n');
    else if (conduct === 'takes') socket.write('250 taken\r\n');
  }

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    let recipient = '';
    let mail: string | null = null;
    let rest = '';

    function receiveLine(line: string): void {
      if (mail !== null) {
        if (line !== '.') {
          mail += `${line}\n`;
          return;
        }
        const [, submission] = /^visitor-(\d+)@/.exec(recipient) ?? [];
        const conduct = conductNow();
        // Long headers go on in the next line, behind a space.
        const key = /^Message-ID:\s+(\S+)$/im.exec(mail)?.[1] ?? '';
        mails.push({ conduct, key, submission: submission === undefined ? null : Number(submission) });
        mail = null;
        answer(socket, conduct);
      } else if (/^DATA/i.test(line)) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else {
        recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient;
        socket.write('250 ok\r\n');
      }
    }

    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(receiveLine);
    });
    socket.write('220 ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    repair: () => {
      isRepaired = true;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
