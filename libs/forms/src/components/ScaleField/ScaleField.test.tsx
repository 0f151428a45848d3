import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { scaleMarks } from '../../model/fieldSchema.ts';
import { ScaleField } from './ScaleField.tsx';

const person = userEvent.setup();
const words = { minLabel: 'Not at all likely', maxLabel: 'Extremely likely' };
const scale = (more = {}) => (
  <form>
    <ScaleField
      id="scale"
      name="recommendation"
      label="Would you recommend us?"
      {...words}
      {...more}
      marks={scaleMarks({ min: 0, max: 10 })}
    />
  </form>
);
const chosen = () => new FormData(document.forms[0]).get('recommendation');

afterEach(cleanup);

describe('a scale', () => {
  it('shows every number, and says what the ends mean', () => {
    render(scale({ required: true }));
    expect(screen.getByRole('radiogroup', { name: 'Would you recommend us?' })).toBeTruthy();
    const marks = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(marks).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(screen.getByRole('radio', { name: /^0\s*Not at all likely$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^10\s*Extremely likely$/ })).toBeTruthy();
    expect(chosen()).toBeNull();
  });

  it('is one tab stop, and its arrow keys choose', async () => {
    render(scale({ defaultValue: '6' }));
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '6' }));
    await person.keyboard('{ArrowRight}');
    expect(chosen()).toBe('7');
    await person.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows hint and error, and gives its id to the first number', () => {
    render(scale({ hint: 'Be frank', error: 'Choose a number from 0 to 10.' }));
    const group = screen.getByRole('radiogroup', { name: /^Would you recommend us\?\s*\(optional\)$/ });
    const ids = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Be frank',
      'Choose a number from 0 to 10.',
    ]);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('scale')).toBe(screen.getByRole('radio', { name: /^0/ }));
  });
});
