import {
  carPath,
  type FormPageName,
  hasPage,
  pageHref,
  pageRow,
  type PublicSite,
  type QueryParameters,
  type Vehicle,
} from '@forecourt/domain';
import { FinanceBox } from '@forecourt/finance';
import { financeDisclaimer, siteFigures } from '@forecourt/finance/model';
import { LateForm } from '@forecourt/forms';
import { worded } from '@forecourt/domain/messages';
import { formSettings, standardForms } from '@forecourt/forms/model';
import { formPageText } from '@forecourt/templates';
import { VehicleDialogSummary } from '@forecourt/vehicle';
import { pageVehicle } from '@forecourt/vehicle/model';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { platform } from '../../platform.ts';
import { currentSite } from '../request/currentSite.ts';
import { inWaves } from '../cache/inWaves.ts';
import { renderedAt } from '../cache/renderedAt.ts';
import { enquiredVehicle } from '../vehicle/enquiredVehicle.ts';
import { topicPath } from './enquiry.ts';
import { addressWithQuery, linkedDefaults } from '../page/formPageLink.ts';
import { formPageSetups } from './formPages.ts';
import { FormSite } from './FormSite.tsx';
import { requireVisitor } from '../request/gate.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { linkedVehicle } from '../vehicle/linkedVehicle.ts';
import { MissingPage } from '../page/MissingPage.tsx';
import { OwnRate } from '../vehicle/OwnRate.tsx';
import { submitEnquiry } from './submitEnquiry.ts';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { formPageOf } from '../templates/pages/Form.ts';

export interface DealerFormPageProps {
  page: FormPageName;
  given: QueryParameters;
  /** Content above the form, where the page is about no vehicle. */
  before?: (site: PublicSite) => ReactNode;
  /** The page's own sections below the form. */
  after?: (site: PublicSite) => ReactNode;
}

/** Content above the form of a page about a vehicle. */
function beforeForm(page: FormPageName, site: PublicSite, vehicle: Vehicle): ReactNode {
  if (page === 'finance-enquiry') {
    return hasPage(site, 'personalised-finance') ? <OwnRate vehicle={vehicle} /> : null;
  }
  if (page !== 'personalised-finance') return null;
  const figures = siteFigures(site, vehicle, renderedAt());
  return (
    <FinanceBox
      figures={figures}
      finance={site.finance}
      disclaimer={financeDisclaimer(site.finance, vehicle, figures)}
      enquireHref={topicPath(site, vehicle, 'finance')}
    />
  );
}

/** A page with one form, prefilled as far as possible; gated if the site says so. */
export async function DealerFormPage({ page, given, before, after }: DealerFormPageProps) {
  const { site, publicSite } = await currentSite();
  if (!hasPage(publicSite, page)) return <MissingPage site={publicSite} />;
  const setup = formPageSetups[page];
  const vehicle = await inWaves(linkedVehicle(site, given));
  if (setup.needsVehicle && !vehicle) {
    if (!hasPage(publicSite, 'finance')) return <MissingPage site={publicSite} />;
    redirect(pageHref('finance'));
  }
  const back = vehicle ? carPath(vehicle) : '/';
  const here = { redirect: addressWithQuery(pageHref(page), given), back };
  const { gates } = pageRow(page);
  const visitor = gates ? await requireVisitor(site, gates, here) : null;

  const form = (vehicle && setup.vehicleForm) ?? setup.form;
  const definition = worded(standardForms[form], publicSite.messages);
  const { title, intro, steps, stepsTitle, benefits, faq } = formPageText(publicSite, page);
  const trail = [...homeTrail(publicSite), ...(vehicle ? [{ name: vehicle.name, href: back }] : [])];
  const phone = visitor?.phone ?? null;
  const Page = await formPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Page
        site={publicSite}
        now={renderedAt()}
        title={title}
        intro={intro}
        steps={steps}
        stepsTitle={stepsTitle}
        block={setup.block}
        anchor={setup.anchor}
        trail={trail}
        benefits={benefits?.list}
        benefitsTitle={benefits?.title}
        faq={faq}
        slots={{
          before: vehicle ? beforeForm(page, publicSite, vehicle) : before?.(publicSite),
          form: (
            <FormSite site={publicSite}>
              {vehicle && <VehicleDialogSummary vehicle={pageVehicle(vehicle)} />}
              <LateForm
                form={form}
                heading={definition.title === title ? undefined : definition.title}
                settings={{
                  ...formSettings(publicSite, definition, vehicle),
                  documentMegabytes: platform().uploads.documentMegabytes,
                }}
                defaults={linkedDefaults({
                  site: publicSite,
                  definition,
                  setup,
                  page,
                  vehicle,
                  given,
                  phone,
                })}
                vehicle={vehicle ? enquiredVehicle(vehicle) : null}
                action={submitEnquiry}
              />
            </FormSite>
          ),
          after: after?.(publicSite),
        }}
      />
    </>
  );
}
