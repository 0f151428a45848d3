import { CheckboxField, SiteTerms } from '@forecourt/ui';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';

/** Agreement to the terms, where the site wants it. */
export function TermsField(field: ReturnType<FieldDraft['box']>) {
  return (
    <SiteTerms>
      <CheckboxField label="I agree to the terms of use" required {...field} />
    </SiteTerms>
  );
}
