import { formatMoney } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { modelChoices } from '../../model/modelChoices.ts';
import { sampleDiscontinuedModel, sampleModel, sampleUpcomingModel } from '../../testing/index.ts';
import { ModelChoice } from './ModelChoice.tsx';

afterEach(cleanup);

const choices = modelChoices(sampleModel)!;
const show = () =>
  render(
    <TestSite>
      <ModelChoice
        choices={choices}
        state="WA"
        action="/book-test-drive"
        actionLabel="Book a test drive"
        weekly={(price) => <p>{formatMoney(price)} by the week</p>}
      />
    </TestSite>,
  );

it('offers each grade and colour, and a price for each pair with its weekly repayment', () => {
  show();
  const [any, first] = choices.grades;
  expect(any).toMatchObject({ label: 'Any grade', value: 'Toyota RAV4' });
  expect(first?.value).toBe(`Toyota RAV4 ${sampleModel.variants[0]!.name}`);
  for (const price of choices.grades.flatMap(({ prices }) => prices))
    expect(screen.getAllByText(`${formatMoney(price!.amount)} by the week`).length).toBeGreaterThan(0);
  const dearest = Math.max(...sampleModel.colours.map(({ surcharge }) => surcharge));
  expect(dearest).toBeGreaterThan(0);
  expect(first?.prices.map((price) => price!.amount)).toContain(sampleModel.variants[0]!.price! + dearest);
});

// Phones do not show the choice, and this environment is as narrow as one.
it('posts grade and colour to the test drive form, and only the model while none is chosen', () => {
  show();
  const { form } = screen.getByRole('button', { name: 'Book a test drive' }) as HTMLButtonElement;
  expect([form!.getAttribute('action'), form!.method]).toEqual(['/book-test-drive', 'get']);
  const sent = () => new FormData(form!).getAll('model');
  expect(sent()).toEqual(['Toyota RAV4']);
  fireEvent.change(screen.getByLabelText('Grade'), { target: { value: choices.grades[1]!.value } });
  fireEvent.click(screen.getAllByRole('radio', { hidden: true })[1]!);
  expect(sent()).toEqual([choices.grades[1]!.value, sampleModel.colours[1]!.name]);
});

it('offers no choice for a model that is not sold now, or has no grades', () => {
  expect(modelChoices(sampleUpcomingModel)).toBeNull();
  expect(modelChoices(sampleDiscontinuedModel)).toBeNull();
  expect(modelChoices({ ...sampleModel, variants: [] })).toBeNull();
});
