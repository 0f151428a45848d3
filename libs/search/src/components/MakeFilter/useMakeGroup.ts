'use client';

import { useConnector } from 'react-instantsearch';
import type { FacetItem } from '../../model/facetChoices.ts';
import { regroupMakes, type MakeRequest } from '../../model/makeGroup.ts';

/** The methods of the search client that are used here. */
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

/** Asks the search service for models of one make. */
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
    // The page may have replaced its client since.
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
 * Wraps the page's search client so that makes and models are asked for as alternatives: "Kia, or a Toyota RAV4". The
 * search library itself can only join two attributes by "and".
 */
export function useMakeGroup(): { findModels: FindModels } {
  // Declared here because the library's own types would pull in its whole client.
  const connector = connectMakeGroup as unknown as Parameters<typeof useConnector>[0];
  // This widget sends no request of its own, so nothing waits for it.
  return useConnector(connector, {}, { skipSuspense: true }) as unknown as { findModels: FindModels };
}
