'use client';

import { Button, Notice } from '@forecourt/ui';
import { useActionState, useEffect } from 'react';
import { ProposalView } from './ProposalView.tsx';
import type { ProposeState } from './proposeFeed.ts';

export interface StockFeedFormProps {
  propose: (state: ProposeState, data: FormData) => Promise<ProposeState>;
}

/** Chooses a file of stock and shows how it would be read. Needs no JavaScript. */
export function StockFeedForm({ propose }: StockFeedFormProps) {
  const [state, send, pending] = useActionState<ProposeState, FormData>(propose, null);
  useEffect(() => {
    if (state?.ok) document.getElementById('feed-result')?.focus();
  }, [state]);
  return (
    <>
      <form className="feed-form" action={send}>
        <label htmlFor="feed-file">Your stock file</label>
        <input
          id="feed-file"
          name="file"
          type="file"
          required
          accept=".csv,.tsv,.txt,.json,.xml,.xlsx,.zip,.gz"
          aria-describedby="feed-hint"
        />
        <p id="feed-hint" className="edit-hint">
          CSV, JSON, XML or an Excel workbook, up to 10 MB. We don’t save it, and your site stays as it is.
        </p>
        <Button type="submit" pending={pending}>
          Read the file
        </Button>
      </form>
      <div role="status">
        {state?.ok === false && (
          <Notice tone="warning" title="We can’t read this file">
            {state.reason}
          </Notice>
        )}
      </div>
      {state?.ok && <ProposalView file={state.file} proposal={state} />}
    </>
  );
}
