'use client';

import { formErrorMessages } from '@forecourt/domain/messages';
import { Button, ErrorSummary, Notice, TextField } from '@forecourt/ui';
// The package's own entry also loads its test helpers, which need a package that it does not install.
import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useEffect, useMemo, useRef } from 'react';
import { editorTemplates } from './editorTemplates.tsx';
import { editorWidgets } from './editorWidgets.tsx';
import { formErrors, type Fields } from './formData.ts';
import { formSchema, formUi } from './formSchema.ts';
import type { PictureLimit } from './contentCalls.ts';
import type { EditorContext } from './widgetWords.tsx';
import type { Told } from './recordStore.ts';
import { nameFrom, useRecord, type RecordToEdit } from './useRecord.ts';

export interface RecordFormProps extends RecordToEdit {
  /** Where visitors find the record now; null where they do not. */
  place: string | null;
  /** Fields that are always in sight, in their order. */
  first: readonly string[];
  /** Whether somebody else's record stands below it, which shows again when this is taken away. */
  isBelow: boolean;
  /** Largest picture that may be uploaded. */
  pictureLimit: PictureLimit;
}

/** The server says what is wrong with a record, as each site would show it; browsers check what one field says. */
const onTheServer: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

function Message({ told: { tone, title, text }, href }: { told: Told; href: string | null }) {
  return (
    <div role={tone === 'success' ? 'status' : undefined}>
      <Notice tone={tone} title={title}>
        {text}
        {href !== null && (
          <>
            {' '}
            <a href={href} target="_blank" rel="noreferrer">
              View it
            </a>
          </>
        )}
      </Notice>
    </div>
  );
}

const removal = (one: string, isBelow: boolean): string =>
  isBelow
    ? 'Remove your changes? The standard text will show again.'
    : `Remove this ${one}? Visitors won’t find its page any more.`;

/** The name of a field as the form says it. @param field @example 'facts.0.value' */
function fieldTitle(schema: RJSFSchema, field: string): string {
  let at: RJSFSchema | undefined = schema;
  let title = field;
  for (const part of field.split('.')) {
    at = (/^\d+$/.test(part) ? at?.items : at?.properties?.[part]) as RJSFSchema | undefined;
    if (at?.title !== undefined) title = at.title;
  }
  return title;
}

/** Fills in one record: kept as a draft, shown in its page by a link, published, taken away. */
export function RecordForm(props: RecordFormProps) {
  const { kind, one, schema, first, place, previewPath, isBelow, site, pictureLimit } = props;
  const { record, data, slug, name, setName, pending, problems, told, type, run } = useRecord(props);
  const shown = useMemo(() => formSchema(schema), [schema]);
  const ui = useMemo(
    () => ({
      ...formUi(shown),
      'ui:order': [...first, '*'],
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] },
      'ui:submitButtonOptions': { norender: true },
    }),
    [shown, first],
  );
  const context: EditorContext = {
    first,
    wrong: problems.flatMap(({ field }) => field?.split('.')[0] ?? []),
    site,
    pictureLimit,
  };
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  // A new record that was kept is drawn anew under its name: the button that had the focus is gone.
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const isNew = slug === null;
  const canPreview =
    kind !== 'redirects' &&
    (place !== null || previewPath !== null || isNew || (record.draft ?? record.fileDraft) !== null);
  return (
    <div className="edit-record">
      <ErrorSummary
        ref={summary}
        title={formErrorMessages['formError.fixThese']}
        errors={problems.map(({ field, message }) => ({
          fieldId: ['root', ...(field?.split('.') ?? [])].join('_'),
          message: field === null ? message : `${fieldTitle(shown, field)}: ${message}`,
        }))}
      />
      {told && (
        <div ref={message} tabIndex={-1}>
          <Message told={told} href={told.href ?? (told.isPublished ? place : null)} />
        </div>
      )}
      <Form
        schema={shown}
        uiSchema={ui}
        formData={data}
        formContext={context}
        validator={onTheServer}
        widgets={editorWidgets}
        templates={editorTemplates}
        extraErrors={formErrors(problems) as ErrorSchema}
        showErrorList={false}
        tagName="div"
        noValidate
        onChange={({ formData }, id) => type(formData as Fields, id !== undefined)}
      />
      {isNew && (
        <TextField
          name="record-name"
          label="Web address (last part)"
          hint="Lower-case letters, numbers and hyphens. Leave it blank to use the title."
          value={name}
          onChange={({ target }) => setName(target.value)}
          onBlur={() => setName(nameFrom(name))}
        />
      )}
      <div className="edit-actions">
        <Button onClick={() => void run('publish')} pending={pending === 'publish'}>
          Publish
        </Button>
        <Button variant="secondary" onClick={() => void run('save')} pending={pending === 'save'}>
          Save draft
        </Button>
        {canPreview && (
          <Button variant="secondary" onClick={() => void run('preview')} pending={pending === 'preview'}>
            Preview
          </Button>
        )}
        {record.draft && (
          <Button variant="quiet" onClick={() => void run('discard')} pending={pending === 'discard'}>
            Discard draft
          </Button>
        )}
        {!isNew && record.fields !== null && (
          <Button
            variant="danger"
            onClick={() => confirm(removal(one, isBelow)) && void run('remove')}
            pending={pending === 'remove'}
          >
            {isBelow ? 'Go back to the standard text' : `Remove this ${one}`}
          </Button>
        )}
      </div>
    </div>
  );
}
