import type { FormRow } from '#desk/server/form-saving.ts';
import type { DeskState } from './Home.tsx';
import { taskGroups } from './tasks.ts';

type BadgeProps = { count: number | undefined; label: string };

/** How much waits at a task. */
const Badge = ({ count, label }: BadgeProps) =>
  count ? (
    <span className="ml-auto min-w-6 rounded-full bg-main px-1.5 text-center font-semibold text-on-main text-sm/[1.6]">
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  ) : null;

type TaskListProps = {
  route: string;
  state: DeskState | undefined;
  forms: readonly FormRow[];
};

/** The tasks, at the side of every screen. */
export function TaskList({ route: current, state, forms }: TaskListProps) {
  const form = forms.find(({ name }) => current === `forms/${name}`);
  const isCurrent = (route: string) =>
    current === route || current.startsWith(`${route}/`) || form?.group === route;
  return (
    <nav
      className="sticky top-0 hidden h-screen self-start overflow-y-auto border-line border-r bg-sheet px-3.5 py-6 [grid-area:tasks] wide:block"
      aria-label="Tasks"
    >
      {taskGroups(forms).map(({ title, tasks }) => (
        <div key={title} className="mt-4 first:mt-0">
          <h2 className="px-3.5 text-soft text-sm/[1.6]">{title}</h2>
          <ul>
            {tasks.map(({ route, title: name, icon: Icon }) => (
              <li key={route}>
                <a
                  href={`#/${route}`}
                  aria-current={isCurrent(route) ? 'page' : undefined}
                  className="desk-task flex min-h-9 items-center gap-2.5 px-3.5 py-1"
                >
                  <Icon size={18} strokeWidth={1.75} />
                  {name}
                  {route === 'publish' ? <Badge count={state?.changed} label="changed" /> : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
