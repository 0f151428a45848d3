import { hasSitePage } from '@forecourt/content/model';
import { isInStock, sitePagePaths, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { Form } from '@forecourt/forms';
import { formSettings, standardForms } from '@forecourt/forms/model';
import { formPages } from '@forecourt/templates';
import { VehicleDialogSummary } from '@forecourt/vehicle';
import { pageVehicle } from '@forecourt/vehicle/model';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { platform } from '../platform.ts';
import { currentSite } from './currentSite.ts';
import { enquiredVehicle } from './enquiredVehicle.ts';
import { formPageFaq } from './formPageFaq.ts';
import { givenAddress, linkedDefaults, linkedVehicleId } from './formPageLink.ts';
import { formPageSetups } from './formPages.ts';
import { formPageText, type FormPageName } from './formPageTexts.ts';
import { FormSite } from './FormSite.tsx';
import { requireVisitor } from './gate.ts';
import { JsonLd } from './JsonLd.tsx';
import { MissingPage } from './MissingPage.tsx';
import { OwnRate } from './OwnRate.tsx';
import type { GivenParameters } from './parameters.ts';
import { submitEnquiry } from './submitEnquiry.ts';
import { trailJsonLd } from './trailJsonLd.ts';

export interface DealerFormPageProps {
  page: FormPageName;
  given: GivenParameters;
  /** Sections of the page's own under the form. */
  after?: (site: PublicSite) => ReactNode;
}

/** The vehicle that the address names, if it can still be had here. */
async function linkedVehicle(site: Site, given: GivenParameters): Promise<Vehicle | null> {
  const id = linkedVehicleId(given);
  const [vehicle] = id === null ? [] : await platform().inventory.byIds(site, [id]);
  return vehicle && isInStock(vehicle) ? vehicle : null;
}

/** A page of the dealer's that holds one form: found, unlocked, filled in as far as it can be. */
export async function DealerFormPage({ page, given, after }: DealerFormPageProps) {
  const { site, publicSite } = await currentSite();
  if (!hasSitePage(publicSite, page)) return <MissingPage site={publicSite} />;
  const setup = formPageSetups[page];
  const vehicle = await linkedVehicle(site, given);
  if (setup.needsVehicle && !vehicle) {
    if (!hasSitePage(publicSite, 'finance')) return <MissingPage site={publicSite} />;
    redirect(sitePagePaths.finance);
  }
  const back = vehicle ? `/cars/${vehicle.slug}` : '/';
  const here = { redirect: givenAddress(sitePagePaths[page], given), back };
  const visitor = setup.gate ? await requireVisitor(site, setup.gate, here) : null;

  const form = (vehicle && setup.vehicleForm) ?? setup.form;
  const definition = standardForms[form];
  const { title, intro, steps, stepsTitle, benefits } = formPageText(publicSite, page);
  const trail = [{ name: 'Home', href: '/' }, ...(vehicle ? [{ name: vehicle.name, href: back }] : [])];
  const phone = visitor?.phone ?? null;
  const hasOwnRate = page === 'finance-enquiry' && hasSitePage(publicSite, 'personalised-finance');
  const Page = formPages[publicSite.template];
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Page
        site={publicSite}
        now={new Date()}
        {...{ title, intro, steps, stepsTitle, block: setup.block }}
        anchor={setup.anchor}
        trail={trail}
        benefits={benefits?.list}
        benefitsTitle={benefits?.title}
        faq={formPageFaq[page]}
        slots={{
          before: vehicle && hasOwnRate && <OwnRate vehicle={vehicle} />,
          form: (
            <FormSite site={publicSite}>
              {vehicle && <VehicleDialogSummary vehicle={pageVehicle(vehicle)} />}
              <Form
                form={form}
                heading={definition.title === title ? undefined : definition.title}
                settings={{
                  ...formSettings(publicSite, definition, vehicle),
                  documentMegabytes: platform().uploads.documentMegabytes,
                }}
                defaults={linkedDefaults({
                  ...{ site: publicSite, definition, setup },
                  ...{ page, vehicle, given, phone },
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
