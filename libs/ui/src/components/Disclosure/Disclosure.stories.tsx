import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  tags: ['picture'],
  component: Disclosure,
  args: { title: 'Body type', children: 'Hatch, sedan, wagon, SUV, ute and people mover.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true }, tags: ['axe'] };
export const WithHeading: Story = { args: { headingLevel: 2, defaultOpen: true } };
export const WithNote: Story = { args: { headingLevel: 2, note: 'Harbour Toyota Sales, 212 Queen Victoria Street' } };
export const LongText: Story = {
  args: {
    title: 'What is included in the twelve-month mechanical warranty that comes with every certified vehicle?',
    defaultOpen: true,
  },
};
