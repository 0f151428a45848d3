import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentLink } from './ConsentLink.tsx';

const site = { ...sampleSite, analytics: { ...sampleSite.analytics, measurementId: 'G-ABC1234567' } };

const meta = {
  title: 'Content/ConsentLink',
  component: ConsentLink,
  render: () => (
    <SiteProvider site={site}>
      <ConsentLink />
    </SiteProvider>
  ),
} satisfies Meta<typeof ConsentLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
