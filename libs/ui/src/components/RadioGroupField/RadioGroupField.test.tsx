import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioGroupField, radioGroupLayouts } from './RadioGroupField.tsx';

afterEach(cleanup);

const optionsOf = (count: number, longest = 'Yes, not repaired') =>
  Array.from({ length: count }, (_one, place) => ({
    value: String(place),
    label: place === 0 ? longest : `Answer ${place}`,
  }));
const group = (props: Partial<Parameters<typeof RadioGroupField>[0]> = {}) => (
  <RadioGroupField label="Accidents" name="accident" required options={optionsOf(3)} {...props} />
);
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
/** Class of the element that lays out the answers. */
const placing = () => radios()[0]?.closest('label')?.parentElement?.className ?? '';
const placed = (props: Partial<Parameters<typeof RadioGroupField>[0]>) => {
  render(group(props));
  const found = placing();
  cleanup();
  return found;
};

describe.each(radioGroupLayouts)('a group of radios in a %s', (layout) => {
  it('is navigated by the arrow keys and has one tab stop', async () => {
    const person = userEvent.setup();
    render(
      <>
        {group({ layout })}
        <button type="button">Next</button>
      </>,
    );
    const [first, second, last] = radios();
    await person.tab();
    expect(document.activeElement).toBe(first);
    await person.keyboard('{ArrowRight}');
    expect([document.activeElement, second?.checked]).toEqual([second, true]);
    await person.keyboard('{ArrowDown}{ArrowRight}');
    expect([document.activeElement, last?.checked, first?.checked]).toEqual([first, false, true]);
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('posts its answer under its name, and is chosen by a press on the label', async () => {
    render(<form>{group({ layout })}</form>);
    await userEvent.setup().click(screen.getByText('Answer 2'));
    expect(new FormData(document.forms[0]).get('accident')).toBe('2');
  });

  it('shows its error', () => {
    render(group({ layout, error: 'Choose one.' }));
    const found = screen.getByRole('radiogroup', { name: 'Accidents' });
    expect(found.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one.');
  });
});

describe('a row of radios', () => {
  it('is opt-in: the default is a column', () => {
    expect(placed({})).toBe(placed({ layout: 'column' }));
    expect(placed({ layout: 'row' })).not.toBe(placed({}));
  });

  it('has a column for each answer, up to five', () => {
    const kinds = [2, 3, 4, 5].map((count) => placed({ layout: 'row', options: optionsOf(count) }));
    expect(new Set(kinds).size).toBe(4);
  });

  it('spreads more than five over lines of equal length', () => {
    const three = placed({ layout: 'row', options: optionsOf(3) });
    expect(placed({ layout: 'row', options: optionsOf(6) })).toBe(three);
    expect(placed({ layout: 'row', options: optionsOf(8) })).toBe(placed({ layout: 'row', options: optionsOf(4) }));
  });

  it('puts two answers side by side on a phone only if they are short', () => {
    const long = placed({ layout: 'row', options: optionsOf(3, 'Yes, and it was repaired by a workshop') });
    expect(long).not.toBe(placed({ layout: 'row' }));
    const hinted = optionsOf(3).map((option) => ({ ...option, hint: 'By the end of the next business day' }));
    expect(placed({ layout: 'row', options: hinted })).toBe(long);
  });
});
