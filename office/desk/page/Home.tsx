import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import type { DeskState } from '#desk/api-types.ts';
import { getJson } from './desk-api.ts';
import { QueryContent, Screen } from './Screen.tsx';
import { taskGroups } from './tasks.ts';

function changedWords(changed: number | undefined): string {
  if (changed === undefined) return 'What you change is sent as a file.';
  if (changed === 0) return 'Nothing has changed since it was last published.';
  return `${changed === 1 ? '1 file has' : `${changed} files have`} changed since it was last published.`;
}

/** How things stand, and what can be done. */
export function Home() {
  const state = useQuery({ queryKey: ['state'], queryFn: () => getJson<DeskState>('state') });
  return (
    <Screen title="What would you like to do?">
      <QueryContent answer={state}>
        {({ members, listChecked, changed, problems: issues }) => (
          <>
            <p className="desk-lead">
              {members} members{listChecked ? `, last checked on ${formatDate(listChecked)}` : ''}.{' '}
              {changedWords(changed)}
            </p>
            {issues.length > 0 ? (
              <div className="desk-refusal">
                <p>The site cannot be built as it is:</p>
                <ul>
                  {issues.map((issue) => (
                    <li key={issue}>{issue}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </>
        )}
      </QueryContent>
      {taskGroups.map(({ title, tasks }) => (
        <section key={title} className="desk-group">
          <h2>{title}</h2>
          <ul className="desk-cards">
            {tasks.map(({ place, title: name, note, icon: Icon }) => (
              <li key={place}>
                <a href={`#/${place}`}>
                  <Icon aria-hidden="true" size={26} strokeWidth={1.5} />
                  <span>
                    <strong>{name}</strong>
                    <span>{note}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  );
}
