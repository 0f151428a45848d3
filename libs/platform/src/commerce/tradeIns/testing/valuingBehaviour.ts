import { usualQuestions } from '@forecourt/forms/model';
import { expect, it } from 'vitest';
import { newDeviceToken } from '../../../secrets/devices.ts';
import type { PurchaseOwner } from '../../../ports/purchasePort.ts';
import type { TradeInSaving } from '../../../ports/tradeInPort.ts';
import { estimate, mazda, questions, type TradeInFixture } from './tradeInFixture.ts';

const someone = (phone: string | null = null): PurchaseOwner => ({ device: newDeviceToken(), phone });
const robin = '+61412345678';

export function itValuesCars(fixture: TradeInFixture): void {
  const save = (owner: PurchaseOwner, step: TradeInSaving['step'], values: object, more: Partial<TradeInSaving> = {}) =>
    fixture.tradeIns.save(fixture.site, owner, {
      step,
      values: { ...values },
      intent: 'continue',
      carId: null,
      address: '203.0.113.9',
      ...more,
    });
  const plate = { rego: '1abc 234', regoState: 'WA' };

  it('begins nothing for a visitor who only looks', async () => {
    expect(await fixture.look({ device: null, phone: null })).toMatchObject({ id: null, result: null });
    fixture.wait(90 * 86_400_000);
    expect(await fixture.tradeIns.sweep()).toBe(0);
  });

  it('[TRADE-02] finds the car of a plate, asks about its condition, and offers', async () => {
    const owner = someone();
    expect(await save(owner, 'rego', plate)).toEqual({ ok: true, next: 'vehicle' });
    const { kms: reportedKms, ...vehicle } = mazda;
    expect(await fixture.look(owner)).toMatchObject({ rego: '1ABC234', lookup: 'found', vehicle, reportedKms });
    expect(await save(owner, 'vehicle', { kms: '45,000' })).toEqual({ ok: true, next: 'condition' });
    expect((await fixture.look(owner)).questions).toEqual(questions);
    expect(await save(owner, 'condition', { 'answer-outside': 'dents' })).toEqual({ ok: true, next: 'offer' });
    const until = new Date(fixture.now().getTime() + 14 * 86_400_000).toISOString();
    expect((await fixture.look(owner)).result).toEqual({ ...estimate, offer: 2_200_000, until });
  });

  it.each([
    ['age', { found: { ...mazda, year: 2018 } }, '45,000'],
    ['kms', { found: mazda }, '100,001'],
  ] as const)('[TRADE-05] says at once that a person has to look, because of %s', async (reason, finds, kms) => {
    const owner = someone();
    fixture.valuation.finds = finds;
    await save(owner, 'rego', plate);
    expect(await save(owner, 'vehicle', { kms })).toEqual({ ok: true, next: 'offer' });
    expect((await fixture.look(owner)).result).toEqual({ kind: 'appraisal', reason });
  });

  it.each(['not-found', 'unavailable'] as const)(
    '[TRADE-02] takes what is typed where the car is %s',
    async (reason) => {
      const owner = someone();
      fixture.valuation.finds = { found: null, reason };
      expect(await save(owner, 'rego', plate)).toEqual({ ok: true, next: 'vehicle' });
      expect(await save(owner, 'vehicle', { kms: '45,000' })).toMatchObject({ ok: false, step: 'vehicle' });
      const typed = { make: 'Kia', model: 'Rio', year: '2021', badge: '', kms: '45000' };
      expect(await save(owner, 'vehicle', typed)).toEqual({ ok: true, next: 'condition' });
      expect((await fixture.look(owner)).vehicle).toMatchObject({ make: 'Kia', model: 'Rio', year: 2021 });
    },
  );

  it('[TRADE-02] lets a visitor say that the car found is another one', async () => {
    const owner = someone();
    await save(owner, 'rego', plate);
    expect(await save(owner, 'vehicle', {}, { intent: 'not-mine' })).toEqual({ ok: true, next: 'vehicle' });
    expect(await fixture.look(owner)).toMatchObject({ rego: '1ABC234', lookup: 'typed', vehicle: null });
  });

  it('[TRADE-02] goes on without the valuation service, to a person', async () => {
    const owner = someone();
    fixture.valuation.questions = () => Promise.resolve(null);
    fixture.valuation.says = { kind: 'unavailable' };
    await save(owner, 'rego', plate);
    await save(owner, 'vehicle', { kms: '45,000' });
    fixture.valuation.questions = () => Promise.resolve(questions);
    expect((await fixture.look(owner)).questions).toEqual(usualQuestions);
    const answers = usualQuestions.map(({ id, options }) => [`answer-${id}`, options[0]?.value]);
    expect((await save(owner, 'condition', Object.fromEntries(answers))).ok).toBe(true);
    expect((await fixture.look(owner)).result).toEqual({ kind: 'appraisal', reason: 'service' });
  });

  it('asks the register once for a plate, and no more for a visitor who asked too often', async () => {
    const owner = someone();
    await save(owner, 'rego', plate);
    await save(owner, 'rego', plate);
    expect(fixture.valuation.asked).toEqual(['1ABC234']);
    fixture.allowed = false;
    await save(owner, 'rego', { ...plate, rego: '1DEF 567' });
    expect(fixture.valuation.asked).toEqual(['1ABC234']);
    expect(await fixture.look(owner)).toMatchObject({ rego: '1DEF567', lookup: 'unavailable', vehicle: null });
    const typed = { make: 'Mazda', model: 'CX-5', badge: '', year: '2023', kms: '21000' };
    expect(await save(owner, 'vehicle', typed)).toEqual({ ok: true, next: 'condition' });
    expect((await fixture.look(owner)).questions).toEqual(usualQuestions);
  });

  it('[TRADE-01] refuses steps out of their order, plates that are none and fields nobody asked for', async () => {
    const owner = someone();
    expect(await save(owner, 'vehicle', { kms: '1' })).toMatchObject({ ok: false, step: 'rego', status: 404 });
    expect(await save(owner, 'rego', { rego: '!', regoState: 'WA' })).toMatchObject({ ok: false, status: 422 });
    await save(owner, 'rego', plate);
    expect(await save(owner, 'condition', { 'answer-outside': 'new' })).toMatchObject({ ok: false, step: 'vehicle' });
    expect(await save(owner, 'vehicle', { kms: '1', offer_price: '1' })).toMatchObject({
      error: "This form doesn’t have a field called 'offer_price'.",
    });
    expect(await save({ device: 'forged', phone: null }, 'rego', plate)).toMatchObject({ ok: false, status: 400 });
  });

  it('[ROUTE-05] remembers which vehicle of the site it goes towards, and of no other site', async () => {
    const owner = someone();
    await save(owner, 'rego', plate, { carId: 'car-1' });
    expect((await fixture.look(owner)).car_id).toBe('car-1');
    const another = someone();
    await save(another, 'rego', plate, { carId: 'car-of-another-dealer' });
    expect((await fixture.look(another)).car_id).toBeNull();
  });

  it('shows a car to its own visitor alone, on its own site', async () => {
    const owner = someone(robin);
    await fixture.value(owner);
    expect((await fixture.look({ device: newDeviceToken(), phone: robin })).rego).toBe('1ABC234');
    expect((await fixture.look({ device: owner.device, phone: null })).id).toBeNull();
    expect((await fixture.look({ device: owner.device, phone: '+61487654321' })).id).toBeNull();
    const elsewhere = await fixture.tradeIns.find(fixture.other, owner);
    expect(elsewhere.ok && elsewhere.view.id).toBeNull();
  });

  it('gives the next person at a device a car of their own', async () => {
    const first = someone(robin);
    await fixture.value(first);
    const second = { device: first.device, phone: '+61487654321' };
    expect((await save(second, 'rego', { rego: 'XYZ 99', regoState: 'VIC' })).ok).toBe(true);
    expect((await fixture.look(second)).rego).toBe('XYZ99');
    expect((await fixture.look(first)).rego).toBe('1ABC234');
  });

  it('begins one car however often and fast it is begun', async () => {
    const owner = someone();
    await Promise.all([1, 2, 3, 4].map(() => save(owner, 'rego', plate)));
    const id = (await fixture.look(owner)).id;
    fixture.wait(61 * 86_400_000);
    expect((await fixture.look(owner)).id).not.toBe(id);
    expect(await fixture.tradeIns.sweep()).toBe(1);
  });

  it('[TRADE-02] keeps a result as valuation data where there is one', async () => {
    const owner = someone(robin);
    expect(await fixture.tradeIns.keepResult(fixture.site, owner)).toBe(false);
    await fixture.value(owner);
    expect(await fixture.tradeIns.byPhone(fixture.site, robin)).toEqual([]);
    expect(await fixture.tradeIns.keepResult(fixture.site, owner)).toBe(true);
    expect(await fixture.tradeIns.byPhone(fixture.site, robin)).toMatchObject([
      { rego: '1ABC234', kept_at: fixture.now() },
    ]);
    expect(await fixture.tradeIns.byPhone(fixture.other, robin)).toEqual([]);
  });
}
