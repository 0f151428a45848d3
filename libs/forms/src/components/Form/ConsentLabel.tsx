import { SiteLink } from '@forecourt/ui';
import type { CheckboxField } from '../../model/formField.ts';

export type ConsentLabelProps = Pick<CheckboxField, 'label' | 'link'>;

/** Words of a box, with a link to what they speak of. It opens beside the form, which keeps what was typed. */
export function ConsentLabel({ label, link }: ConsentLabelProps) {
  const [before, after] = link ? label.split(link.words, 2) : [];
  if (!link || before === undefined || after === undefined) return label;
  return (
    <>
      {before}
      <SiteLink href={link.href} target="_blank">
        {link.words}
      </SiteLink>
      {after}
    </>
  );
}
