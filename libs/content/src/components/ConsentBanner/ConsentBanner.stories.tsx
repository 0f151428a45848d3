import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ConsentLink } from '../ConsentLink/ConsentLink.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { consentStore } from './consentStore.ts';

const siteOf = (slug: string) => ({
  ...sampleSite,
  slug,
  analytics: { ...sampleSite.analytics, measurementId: 'G-ABC1234567' },
});

/** A site of its own for each story, so that no story answers for another. */
const onSite =
  (slug: string): Decorator =>
  (Story) => (
    <SiteProvider site={siteOf(slug)}>
      <ConsentLink />
      <Story />
    </SiteProvider>
  );

const forget = (slug: string) => () => localStorage.removeItem(`forecourt:${slug}:consent`);

const meta = {
  title: 'Content/ConsentBanner',
  tags: ['picture'],
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [onSite('story-asked')], beforeEach: forget('story-asked') };

export const WithPrivacyPage: Story = {
  args: { privacyHref: '/privacy' },
  decorators: [onSite('story-privacy')],
  beforeEach: forget('story-privacy'),
};

export const ChangedFromFooter: Story = {
  args: { privacyHref: '/privacy' },
  decorators: [onSite('story-changed')],
  beforeEach: () => consentStore(siteOf('story-changed')).choose('granted'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy choices' }));
    await waitFor(() => expect(canvas.getByText('Is it OK if we use Google Analytics?')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
  },
};
