import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContentSite } from '../../testing/index.ts';
import { GuaranteeStrip } from './GuaranteeStrip.tsx';

const meta = {
  title: 'Content/GuaranteeStrip',
  tags: ['picture'],
  component: GuaranteeStrip,
  args: { guarantees: sampleContentSite.guarantees, reserveHref: '/search?car_type=used' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuaranteeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAColumn: Story = { args: { place: 'column' }, parameters: { layout: 'padded' } };

export const Empty: Story = { args: { guarantees: [] } };
