import { pageHref } from '@forecourt/domain';
import { LateForm } from '@forecourt/forms';
import { formDefaults, formSettings } from '@forecourt/forms/model';
import type { Metadata } from 'next';
import { platform } from '../../../../platform.ts';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { FormSite } from '../../../../site/form/FormSite.tsx';
import { ownForm } from '../../../../site/form/ownForm.ts';
import { submitEnquiry } from '../../../../site/form/submitEnquiry.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { formPageOf } from '../../../../site/templates/pages/Form.ts';

export const dynamic = 'force-dynamic';

interface OwnFormProps {
  params: Promise<{ form: string }>;
}

export async function generateMetadata({ params }: OwnFormProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const form = ownForm((await params).form, publicSite);
  if (!form) return missingMetadata(publicSite);
  const canonical = pageHref('own-form', { form: form.id });
  return { title: form.title, description: form.intro, alternates: { canonical }, robots: { index: false } };
}

/** A form that the host's configuration registers beside the platform's, on a page of its own. */
export default async function OwnFormPage({ params }: OwnFormProps) {
  const { publicSite } = await currentSite();
  const form = ownForm((await params).form, publicSite);
  if (!form) return <MissingPage site={publicSite} />;
  const Page = await formPageOf(publicSite);
  const { documentMegabytes } = platform().uploads;
  return (
    <Page
      site={publicSite}
      now={renderedAt()}
      title={form.title}
      intro={form.intro}
      slots={{
        form: (
          <FormSite site={publicSite}>
            <LateForm
              form={form}
              settings={{ ...formSettings(publicSite, form), documentMegabytes }}
              defaults={formDefaults(form, publicSite)}
              action={submitEnquiry}
            />
          </FormSite>
        ),
      }}
    />
  );
}
