import { SiteLink } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorStrip } from './VendorStrip.tsx';

const meta = {
  title: 'Content/VendorStrip',
  component: VendorStrip,
  parameters: { layout: 'fullscreen' },
  args: { children: <SiteLink href="/reviews">What our customers say</SiteLink> },
} satisfies Meta<typeof VendorStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { children: null, place: <p>4.7 of 5 from 212 customers, by Quokka Reviews</p> } };
