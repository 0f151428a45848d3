'use client';

import { Button, Disclosure } from '@forecourt/ui';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import type { FormProps } from '@rjsf/core';
import { useState, type ReactNode } from 'react';
import { LineWidget } from './editorWidgets.tsx';
import { Problems, type EditorContext } from './widgetWords.tsx';

/** Fields say their own names, help and problems. */
function FieldTemplate({ hidden, children }: FieldTemplateProps) {
  return hidden ? <div hidden>{children}</div> : children;
}

/** Fields that are seldom needed. They open by themselves when something in them is wrong. */
function MoreSettings({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isWrong);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <Disclosure title="More settings" headingLevel={2} open={isOpen} onOpenChange={setOpen}>
      {children}
    </Disclosure>
  );
}

function GroupTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, registry, fieldPathId, optionalDataControl } = props;
  const shown = properties.filter(({ hidden }) => !hidden);
  if (fieldPathId.path.length === 0) {
    const { first, wrong } = registry.formContext as EditorContext;
    const rest = shown.filter(({ name }) => !first.includes(name));
    return (
      <div className="edit-fields">
        {shown.filter(({ name }) => first.includes(name)).map(({ content }) => content)}
        {rest.length > 0 && (
          <MoreSettings isWrong={rest.some(({ name }) => wrong.includes(name))}>
            <div className="edit-fields">{rest.map(({ content }) => content)}</div>
          </MoreSettings>
        )}
      </div>
    );
  }
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  const fields = (
    <>
      {description && <p className="edit-hint">{description}</p>}
      {shown.length > 0 && <div className="edit-fields edit-nested">{shown.map(({ content }) => content)}</div>}
      {optionalDataControl}
    </>
  );
  if (isItem) return <div className="edit-fields">{shown.map(({ content }) => content)}</div>;
  return (
    <fieldset className="edit-group">
      <legend>{title}</legend>
      {fields}
    </fieldset>
  );
}

function ListTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, rawErrors } = props;
  return (
    <fieldset className="edit-group">
      <legend>{title}</legend>
      {schema.description !== undefined && <p className="edit-hint">{schema.description}</p>}
      <Problems errors={rawErrors} />
      {items.length > 0 && <ol className="edit-items">{items}</ol>}
      {canAdd && (
        <Button variant="secondary" size="small" aria-label={`Add: ${title}`} onClick={onAddClick}>
          Add
        </Button>
      )}
    </fieldset>
  );
}

const ItemButton = ({ does, number, onClick }: { does: string; number: number; onClick: () => void }) => (
  <Button variant="quiet" size="small" aria-label={`${does}: number ${number}`} onClick={onClick}>
    {does}
  </Button>
);

function ItemTemplate({ children, index, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const number = index + 1;
  return (
    <li className="edit-item">
      <div className="edit-item-field">{children}</div>
      <div className="edit-item-buttons">
        {hasMoveUp && <ItemButton does="Move up" number={number} onClick={onMoveUpItem} />}
        {hasMoveDown && <ItemButton does="Move down" number={number} onClick={onMoveDownItem} />}
        {hasRemove && <ItemButton does="Remove" number={number} onClick={onRemoveItem} />}
      </div>
    </li>
  );
}

function OptionalTemplate({ schema, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const { title = '' } = schema;
  return onAddClick ? (
    <Button variant="secondary" size="small" aria-label={`Add: ${title}`} onClick={onAddClick}>
      Add
    </Button>
  ) : (
    <Button variant="quiet" size="small" aria-label={`Remove: ${title}`} onClick={onRemoveClick}>
      Remove
    </Button>
  );
}

const Nothing = () => null;

export const editorTemplates: NonNullable<FormProps['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  OptionalDataControlsTemplate: OptionalTemplate,
  BaseInputTemplate: LineWidget,
  ErrorListTemplate: Nothing,
};
