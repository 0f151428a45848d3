import type { SiteVendor } from '@forecourt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VendorPlace } from './VendorPlace.tsx';

const frame: SiteVendor = {
  name: 'story-value',
  provider: 'Numbat Valuations',
  slot: 'vehicle-sidebar',
  consent: 'functional',
  when: 'quiet',
  part: {
    kind: 'frame',
    address: 'https://value.vendor.example/car.html',
    attributes: {},
    origins: {},
    title: 'What is your car worth?',
    words: 'Three questions, and an estimate on this page.',
    action: 'Value my car',
    height: { first: 320, most: 600 },
  },
  origins: { scripts: [], images: [], connect: [], frames: ['https://value.vendor.example'] },
  budget: { kilobytes: 100, milliseconds: 50 },
  instead: { label: 'Ask us for a valuation', href: '/contact' },
};

const meta = {
  title: 'Content/VendorPlace',
  component: VendorPlace,
  args: { vendor: frame, children: <a href="/contact">Ask us for a valuation</a> },
} satisfies Meta<typeof VendorPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before the visitor asks for it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Value my car' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

const script = { ...frame.part, kind: 'script' as const, title: '', address: 'https://chat.vendor.example/chat.js' };

export const ChatCorner: Story = {
  args: {
    vendor: {
      ...frame,
      name: 'story-chat',
      provider: 'Galah Chat',
      slot: 'chat-corner',
      part: { ...script, action: 'Chat' },
    },
  },
  parameters: { layout: 'fullscreen' },
};
