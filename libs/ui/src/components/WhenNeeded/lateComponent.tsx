import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches its code: it is then drawn at once. */
  load: () => Promise<unknown>;
}

/**
 * A component whose code is fetched when it is first drawn. For parts inside a `WhenNeeded`, which the server draws and
 * whose code the browser fetches when they wake.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let known: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    known = await load();
    return { default: known };
  };
  const Late = lazy(fetchCode) as ComponentType<Props>;
  function LateComponent(props: Props) {
    // The same as long as it stands: another one would be drawn anew.
    const [Part] = useState(() => known ?? Late);
    return createElement(Part, props);
  }
  LateComponent.load = fetchCode;
  return LateComponent;
}
