import type { TemplateName } from '@forecourt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from './Shell.tsx';
import { formPages } from '../templates/formPages.ts';
import { sampleFormPage, samplePageSite } from '../testing/index.ts';
import { formPageFaq } from '../texts/formPageFaq.ts';
import { formPageText } from '../texts/formPageTexts.ts';
import type { WordedPageName } from '../texts/pageWords.ts';
import { FormPage } from './FormPage.tsx';

const meta = {
  title: 'Templates/Franchise/FormPage',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
  args: sampleFormPage('franchise'),
  render: (args) => {
    const Page = formPages[args.site.template as TemplateName];
    return (
      <Shell site={args.site} year={2026}>
        <Page {...args} />
      </Shell>
    );
  },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A dealer without location, licence and benefits beside its form. */
export const Bare: Story = {
  args: {
    site: { ...samplePageSite.franchise, locations: [], licenceNumbers: [], dealerships: [] },
    steps: [],
    benefits: [],
    faq: [],
  },
};

export const LongText: Story = {
  args: {
    title: 'Book a logbook service, a repair or a recall of the manufacturer at our workshop in O’Connor or Fremantle',
    intro:
      'Tell us which vehicle it is, what it needs and when it suits you. A service adviser reads every request, looks up what was done to the vehicle before, and calls you within one business day to agree on a time, a price and a way home.',
  },
};

/** A site without page texts of its own. */
function inUsualWords(page: WordedPageName): Story {
  const sample = sampleFormPage('franchise');
  const { title, intro, steps, stepsTitle, benefits } = formPageText(sample.site, page);
  return {
    args: {
      title,
      intro,
      steps,
      stepsTitle,
      benefits: benefits?.list ?? [],
      benefitsTitle: benefits?.title,
      faq: formPageFaq[page] ?? [],
    },
  };
}

export const TestDriveWords: Story = inUsualWords('book-test-drive');
export const NewVehicleWords: Story = inUsualWords('new-vehicle-enquiry');
export const FinanceWords: Story = inUsualWords('finance');
export const CompareLoansWords: Story = inUsualWords('car-finance');
export const FinanceEnquiryWords: Story = inUsualWords('finance-enquiry');
export const FinanceApplicationWords: Story = inUsualWords('finance-application');
export const OwnRateWords: Story = inUsualWords('personalised-finance');
export const ServiceWords: Story = inUsualWords('service');
export const GenuineServiceWords: Story = inUsualWords('genuine-service');
export const PartsWords: Story = inUsualWords('parts');
export const PartsSearchWords: Story = inUsualWords('parts-search');
export const FleetWords: Story = inUsualWords('fleet');
export const CareersWords: Story = inUsualWords('careers');
export const SurveyWords: Story = inUsualWords('survey');
export const ComplaintWords: Story = inUsualWords('complaint');
