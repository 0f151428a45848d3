// Runs in a thread of its own: finishes pages and packs them (`openFinishThread.ts`).
import { parentPort, workerData } from 'node:worker_threads';
import { encodeHere } from './encoding.ts';
import { finish } from './finishedPages.ts';
import type { FinishAnswer, FinishCall, FinishThreadOptions } from './openFinishThread.ts';
import { openPageScripts } from './pageScripts.ts';
import { openFirstStyles } from './styles/firstStyles.ts';

const { hostFolder, buildFolder } = workerData as FinishThreadOptions;
const parts = { dev: false, styleFirst: openFirstStyles(hostFolder), scripts: openPageScripts(buildFolder) };

/** Memory that is the body's alone, so that it can be handed over. */
const alone = (body: Buffer): Uint8Array<ArrayBuffer> =>
  body.buffer instanceof ArrayBuffer && body.buffer.byteLength === body.length
    ? new Uint8Array(body.buffer)
    : new Uint8Array(body);

function finished({ id, body: given, encoding, effort, origins }: FinishCall): FinishAnswer {
  try {
    const { body, ...page } = finish(Buffer.from(given.buffer), true, { ...parts, origins });
    const plain = body.known('identity');
    if (!plain) return { id, made: null };
    return { id, made: { ...page, form: alone(encodeHere(plain, encoding, effort)), encoding, length: plain.length } };
  } catch {
    return { id, made: null };
  }
}

parentPort?.on('message', (call: FinishCall) => {
  const answer = finished(call);
  parentPort?.postMessage(answer, answer.made ? [answer.made.form.buffer] : []);
});
