import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitorQuestions, type PlainField } from '@forecourt/domain/answers';
import { Question, Text } from '@forecourt/ui';
import { heldAnswer } from '@forecourt/ui/testing';
import { expect, userEvent, within } from 'storybook/test';
import { nothingPosted } from '../../model/formReading.ts';
import { PostedForm, type PostedFormProps } from './PostedForm.tsx';

const keep: PostedFormProps['action'] = (state) => Promise.resolve(state);
const held = heldAnswer(nothingPosted);

const fields: readonly PlainField[] = [
  visitorQuestions.name,
  visitorQuestions.postcode,
  { type: 'checkbox', name: 'watch', label: 'Tell me when the price changes' },
];

const meta = {
  title: 'Purchase/PostedForm',
  component: PostedForm,
  args: {
    label: 'Your details',
    action: keep,
    submitLabel: 'Keep my details',
    children: (controlOf) => fields.map((field) => <Question key={field.name} field={field} controlOf={controlOf} />),
  },
} satisfies Meta<typeof PostedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Known: Story = {
  args: {
    values: { name: 'Robin', postcode: '6160', watch: 'on' },
    foot: <Text size="small">Nothing is paid yet.</Text>,
  },
};
export const Errors: Story = {
  tags: ['axe'],
  args: {
    state: {
      entries: { name: 'Robin', postcode: '616' },
      fieldErrors: { postcode: 'Enter a postcode of four digits.' },
      error: 'Enter a postcode of four digits.',
    },
  },
};
export const Failure: Story = {
  tags: ['axe'],
  args: { state: { entries: { name: 'Robin' }, fieldErrors: {}, error: 'We could not keep this just now.' } },
};
export const Loading: Story = {
  args: { action: held.give },
  beforeEach: held.hold,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my details' }));
    await expect(await canvas.findByRole('button', { name: 'Keep my details', busy: true })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    submitLabel: 'Keep my details and tell me about every change of the price from now on',
    values: { name: 'Wolfeschlegelsteinhausenbergerdorff-Nguyen-Papadopoulos' },
  },
};
