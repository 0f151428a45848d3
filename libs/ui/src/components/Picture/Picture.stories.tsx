import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'UI/Picture',
  tags: ['picture'],
  component: Picture,
  args: { url: '/demo/suv.svg', alt: 'Silver SUV, side', sizes: '40rem', rounded: true, priority: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { ratio: '16/9' } };
export const Contained: Story = { args: { fit: 'contain', ratio: '1/1' } };
export const Missing: Story = { args: { url: null } };
export const Error: Story = { args: { url: '/demo/not-there.jpg' }, tags: ['axe'] };
