import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'UI/Notice',
  tags: ['picture'],
  component: Notice,
  args: { tone: 'info', children: 'Prices are drive away in Western Australia.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Thank you, we have your enquiry' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Closed for the public holiday' } };
export const Danger: Story = { args: { tone: 'danger', title: 'That did not go through' } };
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The list could not be loaded.',
    action: (
      <Button size="small" variant="secondary">
        Try again
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Some vehicles are held at another yard of the group and can be brought over for a test drive',
    children:
      'Tell us which one and when. Moving a vehicle between yards takes up to three business days and costs you nothing, whether you buy it or not.',
  },
};
