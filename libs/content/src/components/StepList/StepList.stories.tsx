import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Content/StepList',
  tags: ['picture'],
  component: StepList,
  args: {
    steps: [
      { title: 'You send the form', text: 'It takes about two minutes, and nothing is charged.' },
      { title: 'We call you', text: 'Within one business day, at the number you gave us.' },
      { title: 'You come in', text: 'The bay is yours at the time we agreed on.' },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { layout: 'row' }, tags: ['axe'] };
export const Empty: Story = { args: { steps: [] } };
export const LongText: Story = {
  args: {
    title: 'What happens once we have read everything you told us',
    steps: [
      {
        title: 'A service adviser looks up your vehicle and everything that was ever done to it at our own workshop',
        text: 'That includes recalls and campaigns of the manufacturer, so that they can be done in the same visit and you need not come twice.',
      },
      { title: 'We write', text: 'Shortly.' },
    ],
  },
};
