import type { PublicSite } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { Form } from '@forecourt/forms';
import { formDefaults, standardForms } from '@forecourt/forms/model';
import { sampleAcceptingEndpoint } from '@forecourt/forms/testing';
import { SearchApp, type HitCardProps } from '@forecourt/search';
import { searchSections } from '@forecourt/search/model';
import { TestSearch, sampleSearchProps } from '@forecourt/search/testing';
import { shells, homePages, vehiclePages } from '@forecourt/templates';
import { sampleHome, samplePageSite, sampleVehiclePage } from '@forecourt/templates/testing';
import { Container } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { siteLanguages } from '../../.storybook/siteLanguage.ts';

const sample = samplePageSite.franchise;
const site: PublicSite = {
  ...sample,
  ...siteLanguages.ar.site,
  name: 'سيارات النور',
  tagline: 'بيت تويوتا في فريمانتل',
  texts: {
    ...sample.texts,
    noPrice: 'السعر عند الطلب.',
    vehicleNoun: 'سيارة',
    vehicleNounPlural: 'السيارات',
    newArrivalTag: 'وصلت حديثاً',
    heroTitle: 'سيارتك القادمة بانتظارك',
    heroText: 'سيارات جديدة ومستعملة، بأسعار واضحة وفريق يتحدث لغتك.',
  },
  guarantees: ['سعر واحد واضح', 'استرداد المال خلال 48 ساعة', 'ضمان المحرك مدى الحياة', 'مساعدة على الطريق لسنة'],
  navigation: [
    { name: 'الرئيسية', url: '/' },
    { name: 'سيارات جديدة', url: '/search?car_type=new', dynamicDropdown: 'models' },
    { name: 'سيارات مستعملة', url: '/search?car_type=used', dynamicDropdown: 'stock' },
    { name: 'تواصل معنا', url: '/contact' },
  ],
};
const Shell = shells.franchise;
const HomePage = homePages.franchise;
const VehiclePage = vehiclePages.franchise;

const now = new Date('2026-11-20T00:00:00Z');

const Card = ({ vehicle, priority, layout }: HitCardProps) => (
  <VehicleCard vehicle={vehicle} now={now} priority={priority} layout={layout} />
);

const page = (content: ReactNode) => (
  <Shell site={site} year={2026}>
    {content}
  </Shell>
);

/** The pages that buyers meet first, on a site in Arabic: its words, figures and dates, from right to left. */
const meta = {
  title: 'Foundations/RightToLeft',
  tags: ['picture', 'whole-page'],
  globals: { locale: 'ar' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  render: () =>
    page(
      <Container>
        <TestSearch site={site}>
          <SearchApp
            {...sampleSearchProps}
            filters={searchSections(site)}
            noun={site.texts.vehicleNoun}
            nounPlural={site.texts.vehicleNounPlural}
            Card={Card}
            now={now}
          />
        </TestSearch>
      </Container>,
    ),
};

export const Home: Story = { render: () => page(<HomePage {...sampleHome('franchise')} site={site} />) };

export const Vehicle: Story = { render: () => page(<VehiclePage {...sampleVehiclePage('franchise')} site={site} />) };

export const Enquiry: Story = {
  render: () =>
    page(
      <Container>
        <Form
          form="enquiry"
          heading="اسأل عن هذه السيارة"
          vehicle={sampleVehicle}
          defaults={formDefaults(standardForms.enquiry, site, sampleVehicle)}
          endpoint={sampleAcceptingEndpoint}
          onSuccess={() => undefined}
        />
      </Container>,
    ),
};
