'use client';

import { useConnector } from 'react-instantsearch';
import type { FacetItem } from '../../model/facetChoices.ts';
import { regroupMakes, type MakeRequest } from '../../model/makeGroup.ts';

/** The little of a search client that is used here. */
interface Client {
  search: (requests: unknown, ...rest: unknown[]) => unknown;
}

interface Helper {
  getClient: () => Client;
  setClient: (client: Client) => unknown;
  searchForFacetValues: (attribute: string, typed: string, max: number) => Promise<{ facetHits: FacetItem[] }>;
}

const regrouping = new WeakSet<Client>();

function regroupRequests(helper: Helper): void {
  const client = helper.getClient();
  if (regrouping.has(client)) return;
  const search: Client['search'] = (requests, ...rest) =>
    client.search(Array.isArray(requests) ? (requests as MakeRequest[]).map(regroupMakes) : requests, ...rest);
  const regrouped: Client = { ...client, search };
  regrouping.add(regrouped);
  helper.setClient(regrouped);
}

/** Models of one make among all there are; the search service is asked for them. */
export type FindModels = (make: string, typed: string) => Promise<FacetItem[]>;

interface Given {
  helper: Helper;
  instantSearchInstance: { mainHelper: Helper };
}

const maxFound = 100;

const connectMakeGroup =
  (_render: unknown, unmount: () => void = () => undefined) =>
  () => ({
    $$type: 'forecourt.makeGroup',
    init: ({ instantSearchInstance }: Given) => regroupRequests(instantSearchInstance.mainHelper),
    // The page may have changed its client since.
    render: ({ instantSearchInstance }: Given) => regroupRequests(instantSearchInstance.mainHelper),
    getWidgetRenderState: ({ helper }: Given) => ({
      findModels: async (make: string, typed: string) => {
        const { facetHits } = await helper.searchForFacetValues('make_model', `${make} ${typed}`.trim(), maxFound);
        return facetHits.map(({ value, count }) => ({ value, count }));
      },
      widgetParams: {},
    }),
    dispose: () => unmount(),
  });

/**
 * Asks for makes and models as one question, on whatever wire the page brings: "Kia, or a Toyota RAV4". The search
 * library itself can only join two attributes by "and".
 */
export function useMakeGroup(): { findModels: FindModels } {
  // The library's own types would bring the whole client into ours.
  const connector = connectMakeGroup as unknown as Parameters<typeof useConnector>[0];
  // It asks nothing of its own, so nothing waits for it.
  return useConnector(connector, {}, { skipSuspense: true }) as unknown as { findModels: FindModels };
}
