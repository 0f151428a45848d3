'use client';

import { CheckboxField, SelectField, TextAreaField, TextField } from '@forecourt/ui';
import type { BaseInputTemplateProps, RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { PictureWidget } from './PictureWidget.tsx';
import { Problems, typed, wordsOf } from './widgetWords.tsx';

/** A line of text, or a number. */
export function LineWidget(props: BaseInputTemplateProps) {
  const { value, schema, onChange } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <TextField
      {...wordsOf(props)}
      value={(value as string | number | undefined) ?? ''}
      maxLength={schema.maxLength}
      autoComplete="off"
      {...(isNumber && {
        type: 'number',
        step: schema.type === 'integer' ? 1 : 'any',
        min: schema.minimum,
        max: schema.maximum,
      })}
      onChange={({ target }) => {
        const text = typed(target.value);
        onChange(text === undefined || !isNumber ? text : Number(text));
      }}
    />
  );
}

function TextWidget(props: WidgetProps) {
  const { value, schema, options, onChange } = props;
  return (
    <TextAreaField
      {...wordsOf(props)}
      rows={Number(options.rows ?? 4)}
      maxLength={schema.maxLength}
      value={(value as string | undefined) ?? ''}
      onChange={({ target }) => onChange(typed(target.value))}
    />
  );
}

/** A day, and where it matters a time of it. */
function MomentWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const [day = '', time = ''] = ((value as string | undefined) ?? '').split('T');
  const { hint: _written, ...words } = wordsOf(props);
  const say = (nextDay: string, nextTime: string) =>
    nextDay === '' ? undefined : `${nextDay}${nextTime && `T${nextTime}`}`;
  const date = (
    <TextField {...words} type="date" value={day} onChange={({ target }) => onChange(say(target.value, time))} />
  );
  if (options['precision'] !== 'time') return date;
  return (
    <div className="edit-moment">
      {date}
      <TextField
        id={`${words.id}-time`}
        name={`${words.name}-time`}
        label={`${words.label}, time`}
        type="time"
        value={time}
        disabled={day === ''}
        onChange={({ target }) => onChange(say(day, target.value))}
      />
    </div>
  );
}

function ChoiceWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  return (
    <SelectField
      {...wordsOf(props)}
      value={(value as string | undefined) ?? ''}
      placeholder="Any"
      options={(options.enumOptions ?? []).map((one) => ({ value: String(one.value), label: one.label }))}
      onChange={({ target }) => onChange(typed(target.value))}
    />
  );
}

function TickWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const { labelHidden: _, ...words } = wordsOf(props);
  return (
    <CheckboxField {...words} required checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  );
}

function TicksWidget(props: WidgetProps) {
  const { id, name, label, value, options, schema, rawErrors, onChange } = props;
  const chosen = (value as string[] | undefined) ?? [];
  return (
    <fieldset className="edit-group" id={id}>
      <legend>{label}</legend>
      {schema.description !== undefined && <p className="edit-hint">{schema.description}</p>}
      {(options.enumOptions ?? []).map((one) => (
        <CheckboxField
          key={String(one.value)}
          name={name}
          label={one.label}
          checked={chosen.includes(String(one.value))}
          onChange={({ target }) => {
            const others = chosen.filter((choice) => choice !== one.value);
            onChange(target.checked ? [...others, String(one.value)] : others);
          }}
        />
      ))}
      <Problems errors={rawErrors} />
    </fieldset>
  );
}

export const editorWidgets: RegistryWidgetsType = {
  textarea: TextWidget,
  moment: MomentWidget,
  picture: PictureWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: TickWidget,
  CheckboxesWidget: TicksWidget,
};
