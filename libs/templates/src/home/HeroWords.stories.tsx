import { ButtonLink } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { HeroWords } from './HeroWords.tsx';

const site = samplePageSite.caravan;
const buttons = (
  <>
    <ButtonLink href="/search">See all caravans</ButtonLink>
    <ButtonLink href="/contact" variant="secondary">
      Contact us
    </ButtonLink>
  </>
);

const meta = {
  title: 'Templates/Sections/HeroWords',
  tags: ['picture'],
  component: HeroWords,
  args: { site, eyebrow: site.name, children: buttons },
} satisfies Meta<typeof HeroWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Centred: Story = { args: { align: 'center' } };

/** A site without words of its own for the hero: its tagline and description. */
export const TaglineOnly: Story = { args: { site: samplePageSite.franchise, eyebrow: undefined, children: undefined } };

export const LongText: Story = {
  args: {
    eyebrow: 'Coastline Caravans, Camper Trailers and Motorhomes of Western Australia',
    site: {
      ...site,
      texts: {
        ...site.texts,
        heroTitle: 'Wake up somewhere better, with a caravan that suits your car, your crew and your kind of road',
        heroText: `${site.texts.heroText} `.repeat(6),
      },
    },
  },
};
