import type { SearchUiState } from './searchUiState.ts';

const between = ' > ';

/**
 * Make and model of a model's name in the index; the model is empty where there is no separator.
 * @example splitMakeModel('Toyota > RAV4') // { make: 'Toyota', model: 'RAV4' }
 */
export function splitMakeModel(value: string): { make: string; model: string } {
  const [make = '', ...model] = value.split(between);
  return { make, model: model.join(between) };
}

/** Chosen makes that are not listed separately because models of theirs are chosen. */
export function makesWithModels(models: readonly string[]): Set<string> {
  return new Set(models.map((value) => splitMakeModel(value)).flatMap(({ make, model }) => (model ? [make] : [])));
}

export interface MakeChoice {
  /** All chosen makes: those chosen themselves and those with a chosen model. */
  makes: string[];
  /** @example ['Toyota > RAV4'] */
  models: string[];
}

/** The chosen makes and models. */
export function makeChoice({ refinementList = {} }: SearchUiState): MakeChoice {
  const models = refinementList.make_model ?? [];
  return { makes: [...new Set([...(refinementList.make ?? []), ...makesWithModels(models)])], models };
}

function withChoice<State extends SearchUiState>(state: State, { makes, models }: MakeChoice): State {
  return { ...state, page: undefined, refinementList: { ...state.refinementList, make: makes, make_model: models } };
}

/** The same search with one make added or removed, on its first page. Removing a make removes its models. */
export function withMake<State extends SearchUiState>(state: State, make: string, chosen: boolean): State {
  const { makes, models } = makeChoice(state);
  if (chosen) return withChoice(state, { makes: [...new Set([...makes, make])], models });
  return withChoice(state, {
    makes: makes.filter((one) => one !== make),
    models: models.filter((one) => splitMakeModel(one).make !== make),
  });
}

/** The same search with one model added or removed. Removing the last model keeps the whole make. */
export function withModel<State extends SearchUiState>(state: State, value: string, chosen: boolean): State {
  const { makes, models } = makeChoice(state);
  const others = models.filter((one) => one !== value);
  return withChoice(state, { makes, models: chosen ? [...others, value] : others });
}

/**
 * The same search without a model, and without its make when that was its only model: removes all that choosing it
 * added.
 */
export function withoutModel<State extends SearchUiState>(state: State, value: string): State {
  const without = withModel(state, value, false);
  const { make } = splitMakeModel(value);
  return makesWithModels(makeChoice(without).models).has(make) ? without : withMake(without, make, false);
}
