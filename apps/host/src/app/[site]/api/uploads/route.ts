import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { isGated } from '../../../../site/request/gate.ts';
import { purchaseVisitor } from '../../../../site/purchase/purchaseVisitor.ts';
import { readFormBody } from '../../../../site/request/readFormBody.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { takeFormFiles } from '../../../../site/form/takeFormFiles.ts';
import { readTradeInBase, tradeInStepPath } from '../../../../site/form/tradeInBase.ts';
import { visitorOf } from '../../../../site/request/visitorOf.ts';

/**
 * Limit in bytes: a picture of 10 MB, or a document, with the form's overhead; larger bodies are refused before (see
 * next.config.ts).
 */
const largestBody = 12 * 1_024 * 1_024;
const unreadable = {
  400: 'refusal.filesUnreadable',
  413: 'refusal.filesTooLarge',
  415: 'refusal.filesAsAForm',
} as const;
const headers = { 'cache-control': 'no-store' };

/**
 * Stores pictures of the visitor's car, or files for a form, or removes one. A plain form is redirected back; a script
 * gets the current list.
 */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  if (!site) return new Response(null, { status: 404 });
  const say = wordsOf(refusalMessages, site);
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json');
  const backTo = (base: string, isRefused: boolean) => {
    const location = tradeInStepPath(base, 'offer') + (isRefused ? '&pictures=refused' : '');
    return new Response(null, { status: 303, headers: { ...headers, location } });
  };
  const refuse = (status: number, error: string) =>
    wantsJson ? NextResponse.json({ error }, { status, headers }) : backTo('/trade-in', true);
  const read = await readFormBody(request, largestBody);
  if (read.ok && typeof read.data.get('form') === 'string') {
    return takeFormFiles(site, read.data, visitorOf(request).address);
  }
  const visitor = await purchaseVisitor(site);
  const isOpen = !isGated(site, 'trade-in') || !isGated(site, 'sell-my-car');
  if (visitor.phone === null && !isOpen) return refuse(401, say('refusal.signInForPictures'));
  if (!read.ok) return refuse(read.status, say(unreadable[read.status]));
  const { data } = read;

  const { tradeIns } = platform();
  const remove = data.get('remove');
  const files = data.getAll('pictures').filter((file) => file instanceof File);
  let refused: string[] = [];
  if (typeof remove === 'string') await tradeIns.removePicture(site, visitor, remove);
  else {
    const answer = await tradeIns.addPictures(site, visitor, files, visitorOf(request).address);
    if (!answer.ok) return refuse(answer.status, answer.error);
    ({ refused } = answer);
  }
  if (!wantsJson) return backTo(readTradeInBase(data.get('back'))?.base ?? '/trade-in', refused.length > 0);
  const look = await tradeIns.find(site, visitor);
  const pictures = look.ok ? look.view.pictures.map(({ id, path }) => ({ id, address: path })) : [];
  return NextResponse.json({ pictures, refused }, { headers });
}
