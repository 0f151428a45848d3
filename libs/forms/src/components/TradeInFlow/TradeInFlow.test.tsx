import { sampleSite } from '@forecourt/domain/testing';
import { heldAnswer, TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namesOf } from '../../model/formField.ts';
import { emptyFormState } from '../../model/formState.ts';
import { visibleFields, formSettings } from '../../model/formSettings.ts';
import { readFormValues } from '../../model/readForm.ts';
import { tradeInForm } from '../../model/tradeInForms.ts';
import { readTradeInStep } from '../../model/tradeInReading.ts';
import { sampleFoundCar, sampleNoCar, sampleValuedCar } from '../../testing/tradeInSamples.ts';
import type { FormAction } from '../Form/Form.tsx';
import { TradeInFlow, type TradeInFlowProps } from './TradeInFlow.tsx';

const flow = (props: Partial<TradeInFlowProps> = {}) => (
  <TestSite>
    <TradeInFlow
      site={sampleSite}
      heading="Value my trade-in"
      car={sampleNoCar}
      step={null}
      base="/trade-in"
      action="/trade-in"
      {...props}
    />
  </TestSite>
);
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('valuing a trade-in', () => {
  it('[TRADE-01] begins with plate and state', () => {
    render(flow());
    expect(box('Number plate').name).toBe('rego');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).name).toBe('regoState');
    expect(buttons()).toEqual(['Find my car']);
  });

  it('[TRADE-02] shows the car that was found, and lets the visitor correct it', () => {
    render(flow({ car: sampleFoundCar }));
    expect(screen.getByText('2022 Mazda CX-5 Maxx Sport')).toBeTruthy();
    expect(screen.getByText(/40,000 km when last recorded/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Make' })).toBeNull();
    expect(buttons()).toEqual(['Continue', 'This is not my car']);
  });

  it.each([
    ['not-found', /couldn’t find a car with this number plate/],
    ['unavailable', /can’t look up number plates just now/],
  ] as const)('[TRADE-02] lets a visitor type the car in where it is %s', (lookup, words) => {
    render(flow({ car: { ...sampleNoCar, rego: 'ZZZ1', regoState: 'WA', lookup } }));
    expect(screen.getByText(words)).toBeTruthy();
    for (const name of ['Make', 'Model', 'Year', /^Badge/, 'Kilometres']) expect(box(name)).toBeTruthy();
  });

  it('[TRADE-03] shows range and offer, and posts the offer that was shown', () => {
    const { container } = render(flow({ car: sampleValuedCar, phone: '+61412345678' }));
    expect(container.textContent).toContain('$22,000');
    expect(container.textContent).toContain('$20,000 to $24,000');
    expect(container.textContent).toContain('until 8 December 2026');
    expect(buttons()).toEqual(['Accept $22,000', 'Ask for an appraisal']);
    expect(new FormData(document.forms[0]).get('seen_offer')).toBe('2200000');
    expect(box('Phone').value).toBe('+61412345678');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Phone' }).checked).toBe(true);
  });

  it.each([
    ['age', /more than seven years old/],
    ['kms', /more than 100,000 km/],
    ['vehicle', /aren’t enough cars like yours/],
    ['service', /couldn’t get an estimate/],
  ] as const)('[TRADE-05] says why a person has to look (%s), and offers that alone', (reason, words) => {
    render(flow({ car: { ...sampleValuedCar, result: { kind: 'appraisal', reason } } }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(buttons()).toEqual(['Ask for an appraisal']);
  });

  it('[TRADE-03] groups the questions of the last step under headings, and asks everything that the form has', () => {
    render(flow({ car: sampleValuedCar }));
    const part = (name: string) => within(screen.getByRole('group', { name }));
    expect(
      part('Your details')
        .getAllByRole('textbox')
        .map((one) => (one as HTMLInputElement).name),
    ).toEqual([...['name', 'last_name', 'email', 'phone', 'postcode']]);
    expect(part('Your details').getAllByRole('radio')).toHaveLength(3);
    expect(part('Anything else?').getByRole('radiogroup', { name: /interested in finance/ })).toBeTruthy();
    const form = tradeInForm('offer', sampleValuedCar.context);
    const wanted = visibleFields(form, formSettings(sampleSite, form), {}).flatMap(namesOf);
    const shown = [...(document.forms[0]?.elements ?? [])].map((one) => (one as HTMLInputElement).name);
    expect(shown).toEqual(expect.arrayContaining(wanted));
    const outline = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(outline).toEqual(['Your details', 'Anything else?']);
  });

  it('[TRADE-06] has a slot for questions and answers', () => {
    render(flow({ faq: <p>Answers</p> }));
    expect(screen.getByRole('region', { name: 'Good to know' }).textContent).toContain('Answers');
  });

  it('[TRADE-01] links back to completed steps, and names the current one', () => {
    render(flow({ car: sampleValuedCar, step: 'condition', base: '/cars/trade-in?car_id=rav4' }));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['rego', 'vehicle', 'offer'].map((step) => `/cars/trade-in?car_id=rav4&step=${step}`));
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Condition');
    const firstAnswers = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(firstAnswers).toHaveLength(sampleValuedCar.context.questions.length);
  });

  it('[ROUTE-14] posts a plain form without JavaScript', () => {
    document.body.innerHTML = renderToString(flow({ car: sampleFoundCar }));
    const [form] = document.forms;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/trade-in']);
    const submitter = form?.querySelector<HTMLButtonElement>('button[value="not-mine"]');
    expect(Object.fromEntries(new FormData(form, submitter))).toEqual({ kms: '', website: '', intent: 'not-mine' });
  });

  it('says what is wrong, keeps what was typed, and posts the pressed button’s value', async () => {
    const person = userEvent.setup();
    const action = vi.fn<FormAction>((_state, data) => {
      const values = readFormValues(data.entries());
      const reading = readTradeInStep('rego', values, sampleSite, sampleNoCar.context);
      return Promise.resolve(
        reading.ok
          ? { values: null, fieldErrors: {}, error: null }
          : { values, fieldErrors: reading.fieldErrors, error: reading.error },
      );
    });
    render(flow({ action }));
    await person.type(box('Number plate'), 'ABC 1234');
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NSW');
    await person.keyboard('{Tab}{Enter}');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Number plates in NSW have up to 6 letters and numbers');
    expect(box('Number plate').value).toBe('ABC 1234');
    expect(action.mock.calls[0]?.[1].get('intent')).toBe('continue');
  });

  it('sends a step once, however often it is pressed', async () => {
    const person = userEvent.setup();
    const held = heldAnswer(emptyFormState);
    const letGo = held.hold();
    const action = vi.fn<FormAction>(held.give);
    render(flow({ action }));
    const go = screen.getByRole('button', { name: 'Find my car' });
    await person.click(go);
    await person.click(go);
    expect(action).toHaveBeenCalledOnce();
    await act(async () => letGo());
  });

  it('prefills stored visitor details, and stores what is sent', async () => {
    const person = userEvent.setup();
    localStorage.setItem(
      `forecourt:${sampleSite.slug}:visitor`,
      JSON.stringify({ name: 'Robin', phone: '0400 000 000' }),
    );
    render(flow({ car: sampleValuedCar, phone: '+61412345678', action: (state) => Promise.resolve(state) }));
    await waitFor(() => expect(box('First name').value).toBe('Robin'));
    expect(box('Phone').value).toBe('+61412345678');
    await person.type(box('Last name'), 'Nguyen');
    await person.click(screen.getByRole('button', { name: 'Ask for an appraisal' }));
    const kept = JSON.parse(localStorage.getItem(`forecourt:${sampleSite.slug}:visitor`) ?? '{}') as object;
    expect(kept).toMatchObject({ name: 'Robin', last_name: 'Nguyen' });
  });
});
