import { termsQuestion, visitorQuestions, type PlainField } from '@forecourt/domain/answers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSite } from '../../testing/index.ts';
import { Question } from './Question.tsx';

afterEach(cleanup);

const controlOf = (name: string) => ({ name, id: `q-${name}`, defaultValue: '', defaultChecked: false });
const show = (field: PlainField, control = controlOf) =>
  render(<Question field={field} controlOf={control} />, { wrapper: TestSite });

it('asks for contact details with autofill hints', () => {
  for (const field of Object.values(visitorQuestions)) show(field);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
    ['name', 'text', 'given-name'],
    ['last_name', 'text', 'family-name'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['postcode', 'text', 'postal-code'],
  ]);
});

it('gives a checkbox its tick, and a text field its value', () => {
  show(termsQuestion, (name) => ({ ...controlOf(name), defaultValue: 'on', defaultChecked: true }));
  show(visitorQuestions.name, (name) => ({ ...controlOf(name), defaultValue: 'Robin', defaultChecked: true }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Robin');
});

it('posts a plate under two names, each with its own error', () => {
  const field = { type: 'rego', name: 'rego', label: 'Number plate', state: 'regoState', required: true } as const;
  show(field, (name) => ({ ...controlOf(name), error: `About ${name}` }));
  expect(screen.getByRole('textbox', { name: 'Number plate' }).getAttribute('name')).toBe('rego');
  expect(screen.getByRole('combobox', { name: 'State' }).getAttribute('name')).toBe('regoState');
  expect(document.getElementById('q-regoState-error')?.textContent).toContain('About regoState');
});
