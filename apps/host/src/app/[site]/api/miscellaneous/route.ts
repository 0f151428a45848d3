import { NextResponse } from 'next/server';
import { platform } from '../../../../platform.ts';
import { purchaseVisitor } from '../../../../site/purchase/purchaseVisitor.ts';
import { readJsonBody } from '../../../../site/request/readJsonBody.ts';
import { requestSite } from '../../../../site/request/requestSite.ts';
import { tradeInValuation } from '../../../../site/form/tradeInValuation.ts';

const largestBody = 4_096;
const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => NextResponse.json({ success: false, error }, { status, headers });

/** Stores the visitor's valuation as `{column_name: 'valuation', …}`. Only the visitor's own valuation is accepted. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = requestSite(request, (await params).site);
  const { sites, tradeIns } = platform();
  if (!site || !sites.publicSite(site).flags.saveValuations) return new Response(null, { status: 404 });
  const read = await readJsonBody(request, largestBody);
  if (!read.ok) return refuse(read.status, read.error);
  const values = read.values;
  if (values.column_name !== 'valuation') return refuse(422, 'There is no such column.');
  const visitor = await purchaseVisitor(site);
  const look = await tradeIns.find(site, visitor);
  if (!look.ok) return refuse(look.status, look.error);
  const own = { ...tradeInValuation(look.view)?.valuation, column_name: 'valuation' };
  const isOwn = Object.entries(own).every(([name, value]) => values[name] === value);
  if (!isOwn || Object.keys(values).length !== Object.keys(own).length) {
    return refuse(422, 'This is not the valuation that was given.');
  }
  const success = await tradeIns.keepResult(site, visitor);
  return success ? NextResponse.json({ success }, { headers }) : refuse(503, 'It could not be saved just now.');
}
