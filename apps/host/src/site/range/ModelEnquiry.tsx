import { hasPage, pageHref, type PublicSite, type RangeModel } from '@forecourt/domain';
import { enquiryMessages } from '@forecourt/domain/messages';
import { FormButton } from '@forecourt/forms';
import { formDefaults, formSettings, standardForms } from '@forecourt/forms/model';
import { fullName } from '@forecourt/range/model';
import { Heading, Stack, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** The page with the same form, for visitors without JavaScript. */
function formPage(site: PublicSite, name: string): string {
  if (!hasPage(site, 'new-vehicle-enquiry')) return site.paths.contact;
  return `${pageHref('new-vehicle-enquiry')}?${new URLSearchParams({ model: name }).toString()}`;
}

/** The enquiry about a new model, whose lead names it. Its form is large and loads when it is opened. */
export function ModelEnquiry({ site, model }: { site: PublicSite; model: RangeModel }) {
  const say = useWords(enquiryMessages);
  const definition = standardForms['new-vehicle'];
  const isToCome = model.status === 'coming_soon';
  const name = fullName(model);
  const title = say(isToCome ? 'enquiry.registerInterestIn' : 'enquiry.askAboutModel', { model: model.name });
  return (
    <Stack gap={2}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Text tone="muted">{say(isToCome ? 'enquiry.toComeText' : 'enquiry.modelText')}</Text>
      <FormButton
        variant="primary"
        size="large"
        icon="mail"
        full
        hash="#ask"
        form="new-vehicle"
        title={title}
        href={formPage(site, name)}
        settings={formSettings(site, definition)}
        defaults={formDefaults(definition, site, null, { wanted_model: name, page_id: `model-${model.slug}` })}
      >
        {say(isToCome ? 'enquiry.registerYourInterest' : 'enquiry.askUsAboutIt')}
      </FormButton>
    </Stack>
  );
}
