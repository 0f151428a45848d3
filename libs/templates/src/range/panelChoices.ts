import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import { modelChoices, type ModelChoices } from '@forecourt/range/model';
import type { ModelPageProps } from '../contract/rangeProps.ts';

/** Choices in the panel beside a model's picture; null where the page has none. */
export function panelChoices({
  site,
  model,
  actions,
}: Pick<ModelPageProps, 'site' | 'model' | 'actions'>): ModelChoices | null {
  return actions[0]?.href.startsWith('/') ? modelChoices(model, wordsOf(modelFactMessages, site)) : null;
}
