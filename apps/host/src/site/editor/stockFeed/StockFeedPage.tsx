import { proposeFeed } from './proposeFeed.ts';
import './stockFeed.css';
import { StockFeedForm } from './StockFeedForm.tsx';

/** Where an editor sees how a file of stock would be read, before anybody imports it. */
export function StockFeedPage() {
  return (
    <>
      <div className="edit-head">
        <div>
          <h1>Stock feed</h1>
          <p>See how we’d read your stock file, column by column.</p>
        </div>
      </div>
      <StockFeedForm propose={proposeFeed} />
    </>
  );
}
