import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

const wordsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
const words = { hint: 'As on your licence', error: 'Give your name' };
const options = [
  { value: 'perth', label: 'Perth' },
  { value: 'joondalup', label: 'Joondalup' },
];

describe('a field', () => {
  it.each([
    ['line of text', <TextField key="a" label="Name" name="name" required {...words} />, 'textbox'],
    ['area of text', <TextAreaField key="b" label="Name" name="name" required {...words} />, 'textbox'],
    ['choice', <SelectField key="c" label="Name" name="name" required options={options} {...words} />, 'combobox'],
    ['tick', <CheckboxField key="d" label="Name" name="name" required {...words} />, 'checkbox'],
    [
      'radiogroup',
      <RadioGroupField key="e" label="Name" name="name" required options={options} {...words} />,
      'radiogroup',
    ],
  ])('%s is labelled and described by hint and error', (_kind, field, role) => {
    render(field);
    expect(wordsOf(screen.getByRole(role, { name: 'Name' }))).toBe('As on your licence | Give your name');
  });

  it('says that it is optional, not that it is required', () => {
    render(<TextField label="Comments" name="message" />);
    expect(screen.getByLabelText('Comments (optional)')).toBeTruthy();
  });

  it('passes its ref and further props to the control, for the form that registers it', () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn();
    render(
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" required ref={ref} onChange={onChange} />,
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Phone' }), { target: { value: '0412 345 678' } });
    expect(onChange).toHaveBeenCalledOnce();
    expect(ref.current?.value).toBe('0412 345 678');
    expect(ref.current?.autocomplete).toBe('tel');
  });

  it('lets one of a group be chosen, controlled and uncontrolled', () => {
    const onChange = vi.fn();
    render(<RadioGroupField label="Branch" name="branch" options={options} value="perth" onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Joondalup' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Perth' }).checked).toBe(true);
    cleanup();
    render(<RadioGroupField label="Branch" name="branch" options={options} defaultValue="perth" />);
    fireEvent.click(screen.getByRole('radio', { name: 'Joondalup' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Joondalup' }).checked).toBe(true);
  });
});

describe('the error summary', () => {
  it('links to each field with an error', () => {
    render(
      <>
        <ErrorSummary
          title="Please fix the following errors:"
          errors={[{ fieldId: 'name', message: 'Give your name' }]}
        />
        <TextField id="name" label="Name" name="name" error="Give your name" required />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Give your name' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('renders nothing without errors', () => {
    render(<ErrorSummary title="Please fix the following errors:" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
