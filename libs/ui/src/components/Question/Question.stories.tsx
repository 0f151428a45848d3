import { newsQuestion, sameWords, termsQuestion, visitorQuestions, type PlainField } from '@forecourt/domain/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Question } from './Question.tsx';

const condition = sameWords(['Excellent', 'Good', 'Fair', 'Poor']);

/** One of each type. */
const fields: readonly PlainField[] = [
  ...Object.values(visitorQuestions),
  { type: 'paragraph', name: 'message', label: 'Comments' },
  { type: 'currency', name: 'budget', label: 'Budget', hint: 'In dollars' },
  { type: 'number', name: 'kms', label: 'Kilometres', max: 2_000_000, required: true },
  { type: 'select', name: 'condition', label: 'Condition', options: condition, placeholder: 'Choose' },
  { type: 'radio', name: 'paint', label: 'Paint', options: condition },
  { type: 'yes-no', name: 'trade', label: 'Do you have a trade-in?' },
  { type: 'rego', name: 'rego', label: 'Number plate', state: 'regoState' },
  newsQuestion,
  termsQuestion,
];

const controlOf = (name: string) => ({ name, id: `story-${name}`, defaultValue: '', defaultChecked: false });

const meta = {
  title: 'UI/Question',
  tags: ['picture'],
  component: Question,
  args: { field: termsQuestion, controlOf },
  render: (args) => (
    <Stack gap={2}>
      {fields.map((field) => (
        <Question {...args} key={field.name} field={field} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Question>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each type of question. */
export const Default: Story = {};
/** The question of the controls. */
export const One: Story = { render: (args) => <Question {...args} /> };
export const Row: Story = { args: { layout: 'row' }, tags: ['axe'] };
export const Error: Story = {
  tags: ['axe'],
  args: { controlOf: (name) => ({ ...controlOf(name), error: 'This answer needs another look.' }) },
};
