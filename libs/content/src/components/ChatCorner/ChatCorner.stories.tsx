import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatCorner } from './ChatCorner.tsx';

const meta = {
  title: 'Content/ChatCorner',
  component: ChatCorner,
  parameters: { layout: 'fullscreen' },
  args: {
    site: 'story-chat',
    path: '/',
    contactHref: '/contact',
    chat: {
      provider: 'Galah Chat',
      greeting: 'Good day. Ask us about a service or a part.',
      script: 'data:text/javascript,window.StoryChat={open(){}}',
      opener: ['StoryChat', 'open'],
      automatic: true,
    },
  },
} satisfies Meta<typeof ChatCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Greeting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Chat with us' })).toHaveFocus());
  },
};

/** The provider has nothing to open. */
export const Error: Story = {
  args: { chat: { ...meta.args.chat, opener: ['NobodysChat'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }));
    await expect(await canvas.findByRole('link', { name: 'Send us a message instead' })).toBeVisible();
  },
};
