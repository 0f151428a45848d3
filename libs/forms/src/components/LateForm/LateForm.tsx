'use client';

import { useSite, WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import { draftStore, draftSubject } from '../../storage/formDraft.ts';
import { visitorDetailsStore } from '../../storage/visitorDetails.ts';
import type { FormProps } from '../Form/Form.tsx';

const load = () => import('../Form/Form.tsx');
const LazyForm = lazy(() => load().then(({ Form }) => ({ default: Form })));

/**
 * A server-rendered form that can be filled in and sent without its code, which loads when the visitor is about to use
 * it.
 */
export function LateForm(props: FormProps) {
  const { site } = useSite();
  const { form, defaults } = props;
  const subject = draftSubject(typeof form === 'string' ? form : form.id, defaults);
  const isKnown = (part: Element): boolean =>
    part.querySelector('[aria-invalid="true"]') !== null ||
    draftStore(site.slug, subject).current() !== null ||
    Object.keys(visitorDetailsStore(site.slug).current()).length > 0;
  return (
    <WhenNeeded load={load} isNeededNow={isKnown}>
      <LazyForm {...props} />
    </WhenNeeded>
  );
}
