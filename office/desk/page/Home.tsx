import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { DeskState, FormRow } from '#desk/api-types.ts';
import { deskWords } from './desk-words.ts';
import { Loaded, Screen } from './Screen.tsx';
import { IssueList } from './StatusMessage.tsx';
import { LatestNotice } from './site/LatestScreen.tsx';
import { TaskCards } from './TaskCards.tsx';
import { taskGroups } from './tasks.ts';

const words = deskWords.home;

function State({ members, listChecked, changed, unsent, latest, issues }: DeskState) {
  return (
    <>
      <p className="desk-lead">
        {words.members(members, listChecked && formatDate(listChecked))} {words.changed(changed)}{' '}
        {words.unsent(unsent)}
      </p>
      <LatestNotice {...latest} />
      <IssueList title={words.issues} issues={issues} />
    </>
  );
}

/** The state of the edition, and the tasks. */
export function Home() {
  return (
    <Screen title={words.title}>
      <Loaded<DeskState> path="state">{(state) => <State {...state} />}</Loaded>
      <Loaded<readonly FormRow[]> path="forms" once>
        {(forms) => (
          <>
            {taskGroups(forms).map(({ title, tasks }) => (
              <section key={title}>
                <h2>{title}</h2>
                <TaskCards tasks={tasks} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
