import { useEffect, useState } from 'react';
import { announcedIn, type Announced } from './announced.ts';

/** Milliseconds between two looks at a story that is being drawn or has changed. */
const lookMs = 500;

const firstStory = () => document.querySelector('.sb-story');

/** What assistive technology is told of the first story of the page, as it stands there now. */
export function AnnouncedTable() {
  const [rows, setRows] = useState<Announced[]>([]);
  useEffect(() => {
    const look = () => {
      const story = firstStory();
      if (story) setRows(announcedIn(story));
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <h3>What is announced</h3>
      <p>
        What a screen reader is told of the story above, in its order. axe finds nothing in any story of this page, in
        any theme.
      </p>
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
