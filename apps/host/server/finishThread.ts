// Runs in a thread of its own: finishes pages and packs them (`openFinishThread.ts`).
import { parentPort, workerData } from 'node:worker_threads';
import { encodeHere } from './encoding.ts';
import { finish } from './finishedPages.ts';
import type { FinishAnswer, FinishCall, FinishThreadOptions } from './openFinishThread.ts';
import type { PageBody } from './pageBody.ts';
import { openPageScripts } from './pageScripts.ts';
import { stageFailure } from './pageStages.ts';
import { openFirstStyles } from './styles/firstStyles.ts';

const folders = workerData as FinishThreadOptions;
const parts = { dev: false, styleFirst: openFirstStyles(folders), scripts: openPageScripts(folders.buildFolder) };

/** Memory that is the body's alone, so that it can be handed over. */
const alone = (body: Buffer): Uint8Array<ArrayBuffer> =>
  body.buffer instanceof ArrayBuffer && body.buffer.byteLength === body.length
    ? new Uint8Array(body.buffer)
    : new Uint8Array(body);

function finished({ id, body: given, encoding, effort, isShared, dataFolder, origins }: FinishCall): FinishAnswer {
  try {
    const options = { ...parts, origins, ...(dataFolder !== undefined && { dataFolder }) };
    const { body, data, ...page } = finish(Buffer.from(given.buffer), { isHtml: true, isShared }, options);
    const packed = (one: PageBody) => {
      const plain = one.known('identity');
      if (!plain) throw new Error('A page has no plain text.');
      return { form: alone(encodeHere(plain, encoding, effort)), length: plain.length };
    };
    return { id, made: { ...page, encoding, body: packed(body), data: data && packed(data) } };
  } catch (error) {
    return { id, made: null, failure: stageFailure('worker', error) };
  }
}

parentPort?.on('message', (call: FinishCall) => {
  const answer = finished(call);
  const forms = answer.made
    ? [answer.made.body, answer.made.data].flatMap((one) => (one ? [one.form.buffer] : []))
    : [];
  parentPort?.postMessage(answer, forms);
});
