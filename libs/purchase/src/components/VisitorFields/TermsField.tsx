import { CheckboxField, SiteLink } from '@forecourt/ui';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';

/** The terms, where the site wants them agreed to. */
export function TermsField(field: ReturnType<FieldDraft['box']>) {
  const terms = (
    <span>
      I agree to the{' '}
      <SiteLink href="/terms-and-conditions" target="_blank">
        terms of use
      </SiteLink>
    </span>
  );
  return <CheckboxField label={terms} required {...field} />;
}
