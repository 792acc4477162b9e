import { api, read } from './desk-api.ts';
import { Loaded, Screen } from './Screen.tsx';
import { TaskCards } from './TaskCards.tsx';
import { groupTasks, tasksOf } from './tasks.ts';

/** Forms that are not in the list of tasks. */
export function GroupScreen({ group }: { group: 'pages' | 'settings' }) {
  const { title, lead } = groupTasks[group];
  return (
    <Screen title={title} lead={lead}>
      <Loaded name="forms" load={() => read(api.forms.$get())} once>
        {(forms) => <TaskCards tasks={tasksOf(forms, group)} />}
      </Loaded>
    </Screen>
  );
}
