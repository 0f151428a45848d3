import { newsQuestion, sameWords, termsQuestion, visitorQuestions, type PlainField } from '@forecourt/domain/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Question, type QuestionProps } from './Question.tsx';

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

function Questions({ controlOf, layout }: Omit<QuestionProps, 'field'>) {
  return (
    <Stack gap={2}>
      {fields.map((field) => (
        <Question key={field.name} field={field} controlOf={controlOf} layout={layout} />
      ))}
    </Stack>
  );
}

const controlOf = (name: string) => ({ name, id: `story-${name}`, defaultValue: '', defaultChecked: false });

const meta = {
  title: 'UI/Question',
  component: Questions,
  args: { controlOf },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { layout: 'row' } };
export const Error: Story = {
  args: { controlOf: (name) => ({ ...controlOf(name), error: 'This answer needs another look.' }) },
};
