import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ConsentLink } from '../ConsentLink/ConsentLink.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { consentStore } from './consentStore.ts';

interface ShownProps {
  /** Visitors of their own, so that no story answers for another. */
  slug: string;
  privacyHref?: string;
}

const siteOf = (slug: string) => ({
  ...sampleSite,
  slug,
  analytics: { ...sampleSite.analytics, measurementId: 'G-ABC1234567' },
});

function Shown({ slug, privacyHref }: ShownProps) {
  return (
    <SiteProvider site={siteOf(slug)}>
      <ConsentLink />
      <ConsentBanner privacyHref={privacyHref} />
    </SiteProvider>
  );
}

const forget = (slug: string) => () => localStorage.removeItem(`forecourt:${slug}:consent`);

const meta = {
  title: 'Content/ConsentBanner',
  component: Shown,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { slug: 'story-asked' }, beforeEach: forget('story-asked') };

export const WithPrivacyPage: Story = {
  args: { slug: 'story-privacy', privacyHref: '/privacy' },
  beforeEach: forget('story-privacy'),
};

export const ChangedFromFooter: Story = {
  args: { slug: 'story-changed', privacyHref: '/privacy' },
  beforeEach: () => consentStore(siteOf('story-changed')).choose('granted'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy choices' }));
    await waitFor(() => expect(canvas.getByText('May Google Analytics count your visit?')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
  },
};

export const Answered: Story = {
  args: { slug: 'story-answered' },
  beforeEach: forget('story-answered'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
