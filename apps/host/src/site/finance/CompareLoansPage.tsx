import { carPath, hasPage, pageHref, type QueryParameters } from '@forecourt/domain';
import { financePageMessages, loanMessages, wordsOf } from '@forecourt/domain/messages';
import { LoanTable } from '@forecourt/finance';
import { amountText, frequencies, priceError } from '@forecourt/finance/model';
import { formPageText } from '@forecourt/templates';
import { Button, Container, Heading, Section, SelectField, Stack, TextField } from '@forecourt/ui';
import { currentSite } from '../request/currentSite.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { financeSubject } from './financeSubject.ts';
import { FinanceWays } from './FinanceWays.tsx';
import { formPageOf } from '../templates/pages/Form.ts';

/** One loan over several terms, side by side. Rendered on the server, with and without JavaScript. */
export async function CompareLoansPage({ given }: { given: QueryParameters }) {
  const { site, publicSite } = await currentSite();
  if (!hasPage(publicSite, 'car-finance')) return <MissingPage site={publicSite} />;
  const { vehicle, setup, input } = await financeSubject(site, publicSite, given);
  const { title, intro, steps, stepsTitle, faq } = formPageText(publicSite, 'car-finance');
  const sayLoan = wordsOf(loanMessages, publicSite);
  const error = priceError(input.price, setup.bounds, sayLoan);
  const say = wordsOf(financePageMessages, publicSite);
  const trail = [...homeTrail(publicSite), ...(vehicle ? [{ name: vehicle.name, href: carPath(vehicle) }] : [])];
  const Page = await formPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Page
        site={publicSite}
        now={new Date()}
        title={title}
        intro={intro}
        steps={steps}
        stepsTitle={stepsTitle}
        trail={trail}
        anchor="finance-form"
        block="sales"
        faq={faq}
        slots={{
          form: (
            <Stack gap={3}>
              <Heading level={2} size="title">
                {say('financePage.compareTerms')}
              </Heading>
              <form
                action={`${pageHref('car-finance')}#finance-form`}
                method="get"
                aria-label={say('financePage.compareTerms')}
              >
                <Stack gap={2}>
                  {vehicle && <input type="hidden" name="car_id" value={vehicle.id} />}
                  <TextField
                    name="vehiclePriceBudget"
                    label={say('financePage.priceOrBudget')}
                    inputMode="decimal"
                    defaultValue={amountText(input.price)}
                    error={error ?? undefined}
                    required
                  />
                  <TextField
                    name="deposit"
                    label={say('financePage.depositOrTradeIn')}
                    inputMode="decimal"
                    defaultValue={amountText(input.deposit)}
                    required
                  />
                  <SelectField
                    name="frequency"
                    label={say('financePage.repayments')}
                    defaultValue={input.frequency}
                    options={frequencies.map((value) => ({ value, label: say(`financePage.${value}`) }))}
                    required
                  />
                  <Button type="submit">{say('financePage.compare')}</Button>
                </Stack>
              </form>
              {error ? <p>{sayLoan('loan.enquireForFinance')}</p> : <LoanTable setup={setup} input={input} />}
            </Stack>
          ),
          after: (
            <Section tone="sunken">
              <Container>
                <FinanceWays site={publicSite} given={given} vehicle={vehicle} here="car-finance" />
              </Container>
            </Section>
          ),
        }}
      />
    </>
  );
}
