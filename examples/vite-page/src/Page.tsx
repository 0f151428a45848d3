import type { EmbeddedSite } from '@forecourt/domain';
import { FinanceCalculator, FinanceNote, RepaymentLine } from '@forecourt/finance';
import { calculatorSetup } from '@forecourt/finance/model';
import { Form } from '@forecourt/forms';
import { PageSearch, SearchApp, type HitCardProps } from '@forecourt/search';
import { searchSections } from '@forecourt/search/model';
import { Container, EmbeddedSiteProvider, Heading, Section, Stack } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';
import { useState } from 'react';

function StockCard({ vehicle, now, priority, layout }: HitCardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      now={now}
      priority={priority}
      layout={layout}
      headingLevel={3}
      repayment={<RepaymentLine figures={vehicle.finance} />}
    />
  );
}

/** Search, calculator and enquiry of a dealer, on a page of our own. */
export function Page({ site, searchKey }: EmbeddedSite) {
  const [filters] = useState(() => searchSections(site));
  const [setup] = useState(() => calculatorSetup(site));
  const [now] = useState(() => new Date());
  return (
    <EmbeddedSiteProvider site={site}>
      <main>
        <Section label="Our cars">
          <Container>
            <Stack gap={3}>
              <Heading level={1}>Our cars</Heading>
              <PageSearch origin={site.origin} searchKey={searchKey} filters={filters}>
                <SearchApp
                  filters={filters}
                  perPage={12}
                  basePath={site.paths.search}
                  noun={site.texts.vehicleNoun}
                  nounPlural={site.texts.vehicleNounPlural}
                  now={now}
                  Card={StockCard}
                />
              </PageSearch>
              {/* The law wants it beside every comparison rate. */}
              <FinanceNote finance={site.finance} />
            </Stack>
          </Container>
        </Section>
        <Section label="Repayments" tone="sunken">
          <Container>
            <Stack gap={3}>
              <Heading level={2}>What would it cost a week?</Heading>
              <FinanceCalculator
                setup={setup}
                action={`${site.origin}/finance`}
                enquireHref={`${site.origin}/finance-enquiry`}
              />
            </Stack>
          </Container>
        </Section>
        <Section label="Enquiry">
          <Container>
            <Stack gap={3}>
              <Form
                form="contact"
                heading="Ask us"
                endpoint={`${site.origin}/api/leads`}
                slotsHref={`${site.origin}/api/appointments`}
                // It says thanks in its place, instead of going to a page that only the dealer's site has.
                onSuccess={() => undefined}
              />
            </Stack>
          </Container>
        </Section>
      </main>
    </EmbeddedSiteProvider>
  );
}
