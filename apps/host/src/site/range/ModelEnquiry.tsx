import type { PublicSite, RangeModel } from '@forecourt/domain';
import { Form } from '@forecourt/forms';
import { formDefaults, formSettings, standardForms } from '@forecourt/forms/model';
import { fullName } from '@forecourt/range/model';
import { FormSite } from '../form/FormSite.tsx';
import { submitEnquiry } from '../form/submitEnquiry.ts';

/** The enquiry about a new model; the lead names it. */
export function ModelEnquiry({ site, model }: { site: PublicSite; model: RangeModel }) {
  const definition = standardForms['new-vehicle'];
  const isToCome = model.status === 'coming_soon';
  const name = fullName(model);
  return (
    <FormSite site={site}>
      <Form
        form="new-vehicle"
        heading={isToCome ? `Register your interest in the ${model.name}` : `Ask about the ${model.name}`}
        submitLabel={isToCome ? 'Register my interest' : undefined}
        settings={formSettings(site, definition)}
        defaults={formDefaults(definition, site, null, { wanted_model: name, page_id: `model-${model.slug}` })}
        action={submitEnquiry}
      />
    </FormSite>
  );
}
