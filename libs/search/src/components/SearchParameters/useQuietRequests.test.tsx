import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRefinementList, useSearchBox } from 'react-instantsearch';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { useChangeSearch, useLateSearchSlice, useSearchSlice } from './useSearchSlice.ts';
import { useQuietRequests } from './useQuietRequests.ts';

const drawn = vi.fn();

function Page() {
  useQuietRequests();
  const { items } = useRefinementList({ attribute: 'body' });
  drawn();
  return <p>{`${items.length} bodies`}</p>;
}

function Typed() {
  const { refine } = useSearchBox();
  const words = useSearchSlice((state) => state.query ?? '');
  return <button onClick={() => refine('hilux')}>{words || 'no words'}</button>;
}

function Chosen() {
  const change = useChangeSearch();
  const bodies = useSearchSlice((state) => state.refinementList?.body ?? []);
  return (
    <button onClick={() => change((state) => ({ ...state, refinementList: { body: ['SUV'] } }))}>
      {bodies.join() || 'none'}
    </button>
  );
}

function Behind() {
  const bodies = useLateSearchSlice((state) => state.refinementList?.body ?? []);
  return <p role="note">{bodies.join() || 'none'}</p>;
}

afterEach(cleanup);

it('[SRCH-12] draws a choice at once, and the rest only when the answer has come', async () => {
  const client = fakeSearchClient(manyVehicles, { delay: 100 });
  render(
    <TestSearch client={client}>
      <Page />
      <Chosen />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const before = drawn.mock.calls.length;
  const asked = client.asked.length;
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('SUV');
  expect(drawn).toHaveBeenCalledTimes(before);
  await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(before));
  expect(client.asked.length).toBeGreaterThan(asked);
});

it('[SRCH-12] paints a choice before it draws an answer from the cache', async () => {
  const frames: FrameRequestCallback[] = [];
  const client = fakeSearchClient(manyVehicles);
  render(
    <TestSearch client={client}>
      <Page />
      <Chosen />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const before = drawn.mock.calls.length;
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const clock = vi.spyOn(window, 'setTimeout').mockImplementation(() => 0 as unknown as ReturnType<typeof setTimeout>);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
  clock.mockRestore();
  expect(screen.getByRole('button').textContent).toBe('SUV');
  expect(drawn).toHaveBeenCalledTimes(before);
  frame.mockRestore();
  await act(async () => frames.forEach((callback) => callback(performance.now())));
  await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(before));
});

it('[SRCH-12] paints a choice before the parts that depend on it', async () => {
  const frames: FrameRequestCallback[] = [];
  render(
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: 100 })}>
      <Page />
      <Chosen />
      <Behind />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  frame.mockRestore();
  expect([screen.getByRole('button').textContent, screen.getByRole('note').textContent]).toEqual(['SUV', 'none']);
  await act(async () => frames.forEach((callback) => callback(performance.now())));
  await waitFor(() => expect(screen.getByRole('note').textContent).toBe('SUV'));
});

it('[SRCH-12] draws an answer in a background page, which is not painted', async () => {
  render(
    <TestSearch client={fakeSearchClient(manyVehicles)}>
      <Page />
      <Chosen />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const before = drawn.mock.calls.length;
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 1);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(before));
  frame.mockRestore();
});

it('[SRCH-12] draws typed words with their answer, and a choice made meanwhile at once', async () => {
  const client = fakeSearchClient(manyVehicles, { delay: 100 });
  render(
    <TestSearch client={client}>
      <Page />
      <Chosen />
      <Typed />
    </TestSearch>,
  );
  await waitFor(() => expect(screen.queryByText('0 bodies')).toBeNull());
  const asked = client.asked.length;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'no words' })));
  expect(client.asked.length).toBeGreaterThan(asked);
  screen.getByRole('button', { name: 'no words' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'none' })));
  screen.getByRole('button', { name: 'SUV' });
  await screen.findByRole('button', { name: 'hilux' });
});
