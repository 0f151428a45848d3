'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Button, SearchField, Text, useIsAlive, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useState } from 'react';
import { matchingChoices, shortChoices, type FacetChoice } from '../../model/facetChoices.ts';
import { splitMakeModel } from '../../model/makeModels.ts';
import { ChoiceRow } from '../FilterList/ChoiceRow.tsx';
import * as styles from './MakeFilter.css.ts';
import type { FindModels } from './useMakeGroup.ts';
import { useModelChoices } from './useModelChoices.ts';

export interface ModelPickerProps {
  /** Name of the make. */
  make: string;
  /** Known models of every make. */
  choices: readonly FacetChoice[];
  /** Chosen models of every make. */
  chosen: readonly string[];
  /** Whether `choices` holds every model. */
  complete: boolean;
  /** Always open, because there is no other make. @default false */
  alwaysOpen?: boolean;
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
  /** Called with the models that were ticked or unticked. */
  onChoose: (values: readonly string[], checked: boolean) => void;
  /** Asks for models of the make that match the typed text. */
  findModels: FindModels;
}

const limits = { shown: 30, searched: 10 } as const;

/** Models of one make under "Select models": with none chosen, all of them are found. */
export function ModelPicker({ make, chosen, alwaysOpen = false, formId, onChoose, ...rest }: ModelPickerProps) {
  const say = useWords(searchMessages);
  const own = chosen.filter((value) => splitMakeModel(value).make === make);
  const [wanted, setWanted] = useState(own.length > 0);
  const [typed, setTyped] = useState('');
  const id = useId();
  const isAlive = useIsAlive();
  const open = alwaysOpen || wanted;
  const models = useModelChoices({ make, chosen: own, asked: open, typed, ...rest });
  const found = typed ? matchingChoices(models, typed) : models;
  const rows = shortChoices(found, limits.shown, typed ? [] : own);
  return (
    <div className={styles.models}>
      {!alwaysOpen && (
        <div className={styles.scripted}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => setWanted(!wanted)}
            aria-expanded={open}
            aria-controls={id}
          >
            {say('search.selectModels')}
            {own.length > 0 && ` (${own.length})`} <VisuallyHidden>{say('search.of', { make })}</VisuallyHidden>
          </Button>
        </div>
      )}
      <div id={id} className={open ? undefined : styles.withoutScript}>
        {open && (models.length > limits.searched || typed) && (
          <SearchField label={say('search.findModels', { make })} name="find_model" value={typed} onChange={setTyped} />
        )}
        {(open || !isAlive) && (
          <ul className={styles.modelList} aria-label={say('search.models', { make })}>
            {rows.map((choice) => (
              <li key={choice.value}>
                <ChoiceRow
                  name="make_model"
                  choice={choice}
                  label={splitMakeModel(choice.value).model}
                  formId={formId}
                  checked={chosen.includes(choice.value)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        )}
        {open && rows.length === 0 && (
          <Text tone="muted">
            {typed ? say('search.noIsCalled', { make, typed }) : say('search.noModelsUnderThese')}
          </Text>
        )}
      </div>
    </div>
  );
}
