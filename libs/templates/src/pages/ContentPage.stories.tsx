import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContentPage as ContentPageFields } from '@forecourt/domain';
import { sampleNow, samplePageSite } from '../testing/index.ts';
import { ContentPage } from './ContentPage.tsx';
import { Shell } from './Shell.tsx';

const short: ContentPageFields = {
  draft: false,
  from: null,
  until: null,
  title: 'About {dealer}',
  lead: 'A family-run dealer with its own workshop and parts counter.',
  description: null,
  updated: '2026-11-22',
  image_url: null,
  image_alt: '',
  points: [],
  facts: [
    { name: 'Since', value: '1951' },
    { name: 'People', value: '64' },
  ],
  questions: [],
  action: { label: 'Come and see us', href: '{contactPage}' },
  text: 'Most of our customers come back.\n\n## How we sell\n\nThe price on the website is the price on the windscreen.',
};

const long: ContentPageFields = {
  ...short,
  title: 'Privacy policy',
  lead: 'What {dealer} does with what you tell us.',
  facts: [],
  action: null,
  points: ['We do not sell your details.', 'Whoever complains hears from us within 30 days.'],
  questions: [{ question: 'Who reads my enquiry?', answer: 'The people at **{dealer}** who answer it.' }],
  text: ['What we collect', 'What we use it for', 'Who else sees it', 'Complaints']
    .map((title) => `## ${title}\n\nWhat you enter in a form, and nothing else.\n\n- Name\n- Phone number`)
    .join('\n\n'),
};

const meta = {
  title: 'Templates/Franchise/Content',
  component: ContentPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise, page: short, now: sampleNow },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026} contentPaths={['/privacy-policy']}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { args: { page: long } };

export const WithPicture: Story = {
  args: { page: { ...short, image_url: '/media/demo/suv_glacier-white_front_forecourt_1', image_alt: 'A white SUV' } },
};
