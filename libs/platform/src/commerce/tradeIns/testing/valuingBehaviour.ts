import { usualQuestions } from '@forecourt/forms/model';
import { expect, it } from 'vitest';
import { newDeviceToken } from '../../../secrets/devices.ts';
import type { PurchaseOwner } from '../../../ports/purchasePort.ts';
import type { TradeInSaving } from '../../../ports/tradeInPort.ts';
import { estimate, mazda, questions, type TradeInGround } from './tradeInGround.ts';

const someone = (phone: string | null = null): PurchaseOwner => ({ device: newDeviceToken(), phone });
const robin = '+61412345678';

export function itValuesCars(ground: TradeInGround): void {
  const save = (owner: PurchaseOwner, step: TradeInSaving['step'], values: object, more: Partial<TradeInSaving> = {}) =>
    ground.tradeIns.save(ground.site, owner, {
      step,
      values: { ...values },
      intent: 'continue',
      carId: null,
      address: '203.0.113.9',
      ...more,
    });
  const plate = { rego: '1abc 234', regoState: 'WA' };

  it('begins nothing for who only looks', async () => {
    expect(await ground.look({ device: null, phone: null })).toMatchObject({ id: null, result: null });
    ground.wait(90 * 86_400_000);
    expect(await ground.tradeIns.sweep()).toBe(0);
  });

  it('[TRADE-02] finds the car of a plate, asks about its condition, and offers', async () => {
    const owner = someone();
    expect(await save(owner, 'rego', plate)).toEqual({ ok: true, next: 'vehicle' });
    const { kms: knownKms, ...vehicle } = mazda;
    expect(await ground.look(owner)).toMatchObject({ rego: '1ABC234', lookup: 'found', vehicle, knownKms });
    expect(await save(owner, 'vehicle', { kms: '45,000' })).toEqual({ ok: true, next: 'condition' });
    expect((await ground.look(owner)).questions).toEqual(questions);
    expect(await save(owner, 'condition', { 'answer-outside': 'dents' })).toEqual({ ok: true, next: 'offer' });
    const until = new Date(ground.now().getTime() + 14 * 86_400_000).toISOString();
    expect((await ground.look(owner)).result).toEqual({ ...estimate, offer: 2_200_000, until });
  });

  it.each([
    ['age', { found: { ...mazda, year: 2018 } }, '45,000'],
    ['kms', { found: mazda }, '100,001'],
  ] as const)('[TRADE-05] says at once that a person has to look, because of %s', async (reason, finds, kms) => {
    const owner = someone();
    ground.valuation.finds = finds;
    await save(owner, 'rego', plate);
    expect(await save(owner, 'vehicle', { kms })).toEqual({ ok: true, next: 'offer' });
    expect((await ground.look(owner)).result).toEqual({ kind: 'appraisal', reason });
  });

  it.each(['not-found', 'unavailable'] as const)(
    '[TRADE-02] takes what is typed where the car is %s',
    async (reason) => {
      const owner = someone();
      ground.valuation.finds = { found: null, reason };
      expect(await save(owner, 'rego', plate)).toEqual({ ok: true, next: 'vehicle' });
      expect(await save(owner, 'vehicle', { kms: '45,000' })).toMatchObject({ ok: false, step: 'vehicle' });
      const typed = { make: 'Kia', model: 'Rio', year: '2021', badge: '', kms: '45000' };
      expect(await save(owner, 'vehicle', typed)).toEqual({ ok: true, next: 'condition' });
      expect((await ground.look(owner)).vehicle).toMatchObject({ make: 'Kia', model: 'Rio', year: 2021 });
    },
  );

  it('[TRADE-02] lets a visitor say that the car found is another one', async () => {
    const owner = someone();
    await save(owner, 'rego', plate);
    expect(await save(owner, 'vehicle', {}, { intent: 'not-mine' })).toEqual({ ok: true, next: 'vehicle' });
    expect(await ground.look(owner)).toMatchObject({ rego: '1ABC234', lookup: 'typed', vehicle: null });
  });

  it('[TRADE-02] goes on without the valuation service, to a person', async () => {
    const owner = someone();
    ground.valuation.questions = () => Promise.resolve(null);
    ground.valuation.says = { kind: 'unavailable' };
    await save(owner, 'rego', plate);
    await save(owner, 'vehicle', { kms: '45,000' });
    ground.valuation.questions = () => Promise.resolve(questions);
    expect((await ground.look(owner)).questions).toEqual(usualQuestions);
    const answers = usualQuestions.map(({ id, options }) => [`answer-${id}`, options[0]?.value]);
    expect((await save(owner, 'condition', Object.fromEntries(answers))).ok).toBe(true);
    expect((await ground.look(owner)).result).toEqual({ kind: 'appraisal', reason: 'service' });
  });

  it('asks the register once for a plate, and no more for who asked too often', async () => {
    const owner = someone();
    await save(owner, 'rego', plate);
    await save(owner, 'rego', plate);
    expect(ground.valuation.asked).toEqual(['1ABC234']);
    ground.allowed = false;
    await save(owner, 'rego', { ...plate, rego: '1DEF 567' });
    expect(ground.valuation.asked).toEqual(['1ABC234']);
    expect(await ground.look(owner)).toMatchObject({ rego: '1DEF567', lookup: 'unavailable', vehicle: null });
    const typed = { make: 'Mazda', model: 'CX-5', badge: '', year: '2023', kms: '21000' };
    expect(await save(owner, 'vehicle', typed)).toEqual({ ok: true, next: 'condition' });
    expect((await ground.look(owner)).questions).toEqual(usualQuestions);
  });

  it('[TRADE-01] refuses steps out of their order, plates that are none and fields nobody asked for', async () => {
    const owner = someone();
    expect(await save(owner, 'vehicle', { kms: '1' })).toMatchObject({ ok: false, step: 'rego', status: 404 });
    expect(await save(owner, 'rego', { rego: '!', regoState: 'WA' })).toMatchObject({ ok: false, status: 422 });
    await save(owner, 'rego', plate);
    expect(await save(owner, 'condition', { 'answer-outside': 'new' })).toMatchObject({ ok: false, step: 'vehicle' });
    expect(await save(owner, 'vehicle', { kms: '1', offer_price: '1' })).toMatchObject({
      error: "This form has no field 'offer_price'.",
    });
    expect(await save({ device: 'forged', phone: null }, 'rego', plate)).toMatchObject({ ok: false, status: 400 });
  });

  it('[ROUTE-05] remembers which vehicle of the site it goes towards, and of no other site', async () => {
    const owner = someone();
    await save(owner, 'rego', plate, { carId: 'car-1' });
    expect((await ground.look(owner)).car_id).toBe('car-1');
    const another = someone();
    await save(another, 'rego', plate, { carId: 'car-of-another-dealer' });
    expect((await ground.look(another)).car_id).toBeNull();
  });

  it('shows a car to its own visitor alone, on its own site', async () => {
    const owner = someone(robin);
    await ground.value(owner);
    expect((await ground.look({ device: newDeviceToken(), phone: robin })).rego).toBe('1ABC234');
    expect((await ground.look({ device: owner.device, phone: null })).id).toBeNull();
    expect((await ground.look({ device: owner.device, phone: '+61487654321' })).id).toBeNull();
    const elsewhere = await ground.tradeIns.find(ground.other, owner);
    expect(elsewhere.ok && elsewhere.view.id).toBeNull();
  });

  it('gives the next person at a device a car of their own', async () => {
    const first = someone(robin);
    await ground.value(first);
    const second = { device: first.device, phone: '+61487654321' };
    expect((await save(second, 'rego', { rego: 'XYZ 99', regoState: 'VIC' })).ok).toBe(true);
    expect((await ground.look(second)).rego).toBe('XYZ99');
    expect((await ground.look(first)).rego).toBe('1ABC234');
  });

  it('begins one car however often and fast it is begun', async () => {
    const owner = someone();
    await Promise.all([1, 2, 3, 4].map(() => save(owner, 'rego', plate)));
    const id = (await ground.look(owner)).id;
    ground.wait(61 * 86_400_000);
    expect((await ground.look(owner)).id).not.toBe(id);
    expect(await ground.tradeIns.sweep()).toBe(1);
  });

  it('[TRADE-02] keeps a result as valuation data where there is one', async () => {
    const owner = someone(robin);
    expect(await ground.tradeIns.keepResult(ground.site, owner)).toBe(false);
    await ground.value(owner);
    expect(await ground.tradeIns.byPhone(ground.site, robin)).toEqual([]);
    expect(await ground.tradeIns.keepResult(ground.site, owner)).toBe(true);
    expect(await ground.tradeIns.byPhone(ground.site, robin)).toMatchObject([
      { rego: '1ABC234', kept_at: ground.now() },
    ]);
    expect(await ground.tradeIns.byPhone(ground.other, robin)).toEqual([]);
  });
}
