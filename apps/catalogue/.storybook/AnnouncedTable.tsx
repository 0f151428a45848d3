import { useEffect, useState } from 'react';
import { announcedIn, type Announced } from './announced.ts';

/** Milliseconds that a story has to be as it is before it is looked at. */
const restMs = 300;

/** Looks at the first story of the page now and whenever it has changed. @returns what ends it */
function watchFirstStory(look: (story: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const story = document.querySelector('.sb-story');
      if (story) look(story);
    }, restMs);
  };
  const observer = new MutationObserver((changes) => {
    const story = document.querySelector('.sb-story');
    // The table that is made of it changes too.
    if (story && changes.some(({ target }) => target === story || story.contains(target))) lookSoon();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  lookSoon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** What assistive technology is told of the first story of the page, as it stands there now. */
export function AnnouncedTable() {
  const [rows, setRows] = useState<Announced[]>([]);
  useEffect(() => watchFirstStory((story) => setRows(announcedIn(story))), []);
  return (
    <>
      <h3>What is announced</h3>
      <p>What a screen reader is told of the story above, in its order.</p>
      {rows.length === 0 ? (
        <p>Only its text is read.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Name</th>
              <th scope="col">Described by</th>
              <th scope="col">Tab key</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ role, name, description, isTabStop }, place) => (
              <tr key={`${place} ${role}`}>
                <td>{role}</td>
                <td>{name}</td>
                <td>{description}</td>
                <td>{isTabStop ? 'stops here' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
