import sharp from 'sharp';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import { expect, it } from 'vitest';
import { newDeviceToken } from '../../../secrets/devices.ts';
import type { PurchaseOwner } from '../../../ports/purchasePort.ts';
import { person, picture, type TradeInFixture } from './tradeInFixture.ts';

const someone = (phone: string | null = null): PurchaseOwner => ({ device: newDeviceToken(), phone });
const robin = '+61412345678';

export function itEndsTradeIns(fixture: TradeInFixture): void {
  const end = (owner: PurchaseOwner, intent: 'accept' | 'ask', values: Record<string, unknown> = {}) =>
    fixture.tradeIns.end(fixture.site, owner, {
      intent,
      values: { ...person, seen_offer: '2200000', ...values },
      visit: sampleVisit,
      context: fixture.context(),
    });

  it('[TRADE-03] [FORM-14] accepts an offer as one lead that says everything, with the server’s own amount', async () => {
    const owner = someone(robin);
    await fixture.value(owner);
    const answer = await end(owner, 'accept', { PreferredContactMethod: 'SMS', finance: 'Yes', message: 'Two keys' });
    expect(answer).toMatchObject({ ok: true, state: 'accepted' });
    expect(fixture.leads).toHaveLength(1);
    const [lead] = fixture.leads;
    expect(lead).toMatchObject({
      lead_id: answer.ok ? answer.lead_id : '',
      category: 'General Enquiry',
      subcategory: '3. Offer Accepted',
      name: 'Robin',
      phone: robin,
      quarantined: null,
      source: 'radio',
      lead_attributes: sampleVisit,
    });
    expect(lead?.fields).toMatchObject({
      rego: '1ABC234',
      regoState: 'WA',
      kms: '45000',
      offer_price: '22000',
      'Trade-in Vehicle': '2022 Mazda CX-5 Maxx',
      'Trade-in Estimate': '$20,000 to $24,000',
      adjustmentAnswers: 'How does it look outside? Dents',
      PreferredContactMethod: 'SMS',
      finance: 'Yes',
    });
    expect(await fixture.look(owner)).toMatchObject({ state: 'accepted', lead_id: lead?.lead_id });
  });

  it('[TRADE-03] asks for an appraisal without an offer, about the vehicle it goes towards', async () => {
    const owner = someone();
    await fixture.value(owner);
    const saving = { step: 'rego', values: { rego: '1ABC234', regoState: 'WA' }, intent: 'continue' } as const;
    await fixture.tradeIns.save(fixture.site, owner, { ...saving, carId: 'car-1', address: 'x' });
    expect(await end(owner, 'ask')).toMatchObject({ ok: true, state: 'asked' });
    const [lead] = fixture.leads;
    expect(lead).toMatchObject({ category: 'Vehicle Enquiry', subcategory: 'Trade-in Appraisal', car_id: 'car-1' });
    expect(lead?.fields).not.toHaveProperty('offer_price');
  });

  it('[TRADE-03] makes one lead of many acceptances', async () => {
    const owner = someone();
    await fixture.value(owner);
    const answers = await Promise.all([1, 2, 3, 4].map(() => end(owner, 'accept')));
    await end(owner, 'ask');
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.lead_id : answer.error)));
    expect(ids.size).toBe(1);
    expect(fixture.leads).toHaveLength(1);
  });

  it('accepts no amount but the one that was shown, and none that came from the browser', async () => {
    const owner = someone();
    await fixture.value(owner);
    expect(await end(owner, 'accept', { seen_offer: '9900000' })).toMatchObject({ ok: false, status: 409 });
    expect(await end(owner, 'accept', { seen_offer: undefined })).toMatchObject({ ok: false, status: 409 });
    expect(await end(owner, 'accept', { offer_price: '99000' })).toMatchObject({ ok: false, status: 422 });
    expect(fixture.leads).toEqual([]);
  });

  it('stores no lead for a car that was changed at the same moment', async () => {
    const owner = someone();
    await fixture.value(owner);
    fixture.beforeLead = async () => {
      const saving = { step: 'vehicle', values: { kms: '99,000' }, intent: 'continue' } as const;
      await fixture.tradeIns.save(fixture.site, owner, { ...saving, carId: null, address: 'x' });
    };
    expect(await end(owner, 'accept')).toMatchObject({ ok: false, status: 409 });
    expect(fixture.leads).toEqual([]);
    expect((await fixture.look(owner)).state).toBe('open');
  });

  it('accepts nothing that has run out, or that nobody offered', async () => {
    const owner = someone();
    expect(await end(owner, 'accept')).toMatchObject({ ok: false, step: 'rego' });
    await fixture.value(owner);
    fixture.wait(14 * 86_400_000);
    expect(await end(owner, 'accept')).toMatchObject({ ok: false, step: 'condition' });
    fixture.valuation.says = { kind: 'appraisal' };
    const condition = { step: 'condition', values: { 'answer-outside': 'new' }, intent: 'continue' } as const;
    await fixture.tradeIns.save(fixture.site, owner, { ...condition, carId: null, address: 'x' });
    expect(await end(owner, 'accept')).toMatchObject({ ok: false, status: 409 });
    expect(fixture.leads).toEqual([]);
  });

  it('says what is wrong with the contact, and keeps suspects apart', async () => {
    const owner = someone();
    await fixture.value(owner);
    expect(await end(owner, 'ask', { postcode: '61' })).toMatchObject({
      fieldErrors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    });
    expect((await end(owner, 'ask', { website: 'https://spam.example' })).ok).toBe(true);
    expect(fixture.leads[0]?.quarantined).toBe('Suspect.');
  });

  it('[TRADE-02] hands the accepted offer to a purchase by its plate, to this visitor, while it stands', async () => {
    const owner = someone(robin);
    const { findValuation } = fixture.tradeIns;
    await fixture.value(owner);
    expect(await findValuation(fixture.site, owner, '1ABC234')).toBeNull();
    await end(owner, 'accept');
    const desk = someone(robin);
    expect(await findValuation(fixture.site, desk, '1abc-234')).toEqual({ rego: '1ABC234', offer: 2_200_000 });
    expect(await findValuation(fixture.site, desk, '1ABC235')).toBeNull();
    expect(await findValuation(fixture.other, desk, '1ABC234')).toBeNull();
    expect(await findValuation(fixture.site, someone(), '1ABC234')).toBeNull();
    fixture.wait(14 * 86_400_000);
    expect(await findValuation(fixture.site, desk, '1ABC234')).toBeNull();
  });

  it('[TRADE-01] shows the visitor the pictures again, small, for a day, and no other site', async () => {
    const owner = someone();
    await fixture.value(owner);
    await fixture.tradeIns.addPictures(fixture.site, owner, [await picture(400, 300)], 'x');
    const [own] = (await fixture.look(owner)).pictures;
    const given = new URL(own?.path ?? '', 'https://harbour.example').searchParams;
    const answer = (site = fixture.site, more: Record<string, string> = {}) =>
      fixture.uploads.respond(site, own?.id ?? '', new URLSearchParams([...given, ...Object.entries(more)]));
    const sizeOf = async (more: Record<string, string>) => {
      const { width, height } = await sharp((await answer(fixture.site, more)).body ?? undefined).metadata();
      return [width, height];
    };
    expect(await sizeOf({ width: '192' })).toEqual([192, 192]);
    expect(await sizeOf({ width: '5000' })).toEqual([400, 300]);
    expect((await answer(fixture.other)).status).toBe(404);
    fixture.wait(25 * 3_600_000);
    expect((await answer()).status).toBe(404);
  });

  it('sends the pictures along as links that open nothing else', async () => {
    const owner = someone();
    await fixture.value(owner);
    const added = await fixture.tradeIns.addPictures(fixture.site, owner, [await picture(), await picture()], 'x');
    expect(added).toEqual({ ok: true, added: 2, refused: [] });
    await end(owner, 'ask');
    const links = String(fixture.leads[0]?.fields['Pictures']).split(' ');
    expect(links).toHaveLength(2);
    for (const link of links) {
      const { origin, pathname, searchParams } = new URL(link);
      expect(origin).toBe('https://harbour.example');
      const id = pathname.split('/').at(-1) ?? '';
      expect((await fixture.uploads.respond(fixture.site, id, searchParams)).status).toBe(200);
      expect((await fixture.uploads.respond(fixture.other, id, searchParams)).status).toBe(404);
    }
  });

  it('begins again with another car, and keeps what was decided', async () => {
    const owner = someone(robin);
    await fixture.value(owner);
    await fixture.tradeIns.addPictures(fixture.site, owner, [await picture()], 'x');
    expect(await fixture.tradeIns.startAgain(fixture.site, owner)).toBe(true);
    expect(await fixture.look(owner)).toMatchObject({ rego: null, result: null, pictures: [] });
    fixture.wait(1_000);
    await fixture.value(owner);
    await end(owner, 'accept');
    fixture.wait(1_000);
    expect(await fixture.tradeIns.startAgain(fixture.site, owner)).toBe(true);
    expect((await fixture.look(owner)).state).toBe('open');
    expect(await fixture.tradeIns.byPhone(fixture.site, robin)).toMatchObject([{ state: 'accepted' }]);
    expect(await fixture.tradeIns.forget(fixture.site, robin)).toBe(1);
    expect(await fixture.look(owner)).toMatchObject({ state: 'accepted' });
  });

  it('writes nothing of what visitors typed into the log', async () => {
    const owner = someone(robin);
    await fixture.value(owner);
    await end(owner, 'accept');
    const log = fixture.lines.join('\n');
    expect(log).toContain('Trade-in decided');
    for (const word of ['1ABC234', 'Robin', '412345678', '412 345 678']) expect(log).not.toContain(word);
  });
}
