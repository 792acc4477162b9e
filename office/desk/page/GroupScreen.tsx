import type { FormRow } from '#desk/api-types.ts';
import { deskWords } from './desk-words.ts';
import { Loaded, Screen } from './Screen.tsx';
import { TaskCards } from './TaskCards.tsx';
import { tasksOf } from './tasks.ts';

/** Forms that are not in the list of tasks. */
export function GroupScreen({ group }: { group: 'pages' | 'settings' }) {
  const { title, lead } = deskWords.groups[group];
  return (
    <Screen title={title} lead={lead}>
      <Loaded<readonly FormRow[]> path="forms" once>
        {(forms) => <TaskCards tasks={tasksOf(forms, group)} />}
      </Loaded>
    </Screen>
  );
}
