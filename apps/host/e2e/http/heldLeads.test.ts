import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailOf } from '../support/mails.ts';
import { decoded } from '../support/html.ts';
import { person, plainForm, type PlainForm } from '../support/plainForm.ts';
import { ask, askSite, firstInStock } from '../support/wire.ts';

const slug = 'harbour-toyota';
/** Of each run its own. */
const run = randomInt(1_000_000);

async function enquiry(): Promise<PlainForm> {
  const car = await firstInStock(slug);
  return plainForm(slug, `/enquire?car=${car.slug}`);
}
const outbox = async () => (await ask('localhost', '/demo/outbox')).text;
/** What the outbox shows of a lead that is held; '' for none. */
const heldEntry = (page: string, leadId: string) =>
  (page.match(/<li [^]*?<\/li>/g) ?? []).find((item) => item.includes(`Held lead ${leadId}`)) ?? '';
const begin = async (): Promise<string> =>
  (JSON.parse((await askSite(slug, '/api/leads')).text) as { started_at: string }).started_at;
async function postJson(values: Record<string, unknown>): Promise<string> {
  const car = await firstInStock(slug);
  const answer = await askSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, car_id: car.objectID, ...values }),
  });
  expect(answer.status).toBe(200);
  return (JSON.parse(answer.text) as { lead_id: string }).lead_id;
}

test('[FORM-19] a lead that looks like spam is kept with its reason, and delivered once when it is released', async () => {
  const message = `Free SEO audit number ${run}: we bring you to the first page of Google.`;
  const { leadId } = await (await enquiry()).post({ ...person, message });
  expect(leadId).not.toBe('');
  const entry = heldEntry(await outbox(), leadId);
  expect(decoded(entry)).toContain('It is about search engine advertising.');
  expect(decoded(entry)).toContain(message);

  const form = /<form[^]*?<\/form>/.exec(entry)?.[0] ?? '';
  const fields = [...form.matchAll(/<input[^>]*name="([^"]*)"(?:[^>]*value="([^"]*)")?/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [decoded(name), decoded(value)]));
  const edge = 'edge-of-the-parts';
  const parts = [...body].map(
    ([name, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const release = () =>
    ask('localhost', '/demo/outbox', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      body: `${parts.join('')}--${edge}--\r\n`,
    });
  await Promise.all([release(), release(), release()]);
  expect(heldEntry(await outbox(), leadId)).toBe('');
  await release();
  const shown = async () => {
    const page = await outbox();
    const from = page.indexOf(`aria-label="Lead ${leadId}"`);
    return decoded(page.slice(from, page.indexOf('</tbody>', from)));
  };
  await expect.poll(async () => ((await shown()).match(/Delivered/g) ?? []).length, { timeout: 30_000 }).toBe(3);
  expect((await shown()).match(/Answered 201/g)).toHaveLength(1);
  expect(await mailOf(leadId)).toContain(message);
});

test('[FORM-15] who is known to page and browser is not held for being fast, nor who has no script', async () => {
  const known = await postJson({ started_at: await begin(), message: 'Price?' });
  const plain = await (await enquiry()).post({ ...person, message: `Is it still there? ${run}` });
  const page = await outbox();
  for (const leadId of [known, plain.leadId]) {
    expect(leadId).not.toBe('');
    expect(heldEntry(page, leadId)).toBe('');
  }
});

test('[FORM-19] a script that makes up when it began, or does not say, is held', async () => {
  const own = await begin();
  const made = [
    await postJson({ message: `No time ${run}` }),
    await postJson({ started_at: String(Date.now() - 60_000), message: `A time of its own ${run}` }),
    await postJson({ started_at: own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), message: `Changed ${run}` }),
    await postJson({ started_at: own, message: `Written in no time at all by somebody very quick ${run}` }),
  ];
  const page = await outbox();
  const reasons = made.map((leadId) => decoded(heldEntry(page, leadId)));
  expect(reasons[0]).toContain('It does not say when the form was begun.');
  expect(reasons[1]).toContain('The time at which the form was begun is forged.');
  expect(reasons[2]).toContain('The time at which the form was begun is forged.');
  expect(reasons[3]).toContain('The comments were written faster than people can.');
});
