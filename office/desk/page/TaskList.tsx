import { taskGroups } from './tasks.ts';

/** The tasks, at the side of every screen. */
export function TaskList({ place, changed }: { place: string; changed: number | undefined }) {
  const isHere = (task: string) => place === task || place.startsWith(`${task}/`);
  return (
    <nav className="desk-tasks" aria-label="Tasks">
      {taskGroups.map(({ title, tasks }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {tasks.map(({ place: task, title: name, icon: Icon }) => (
              <li key={task}>
                <a href={`#/${task}`} aria-current={isHere(task) ? 'page' : undefined}>
                  <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
                  {name}
                  {task === 'publish' && changed ? (
                    <span className="desk-count">
                      {changed}
                      <span className="sr-only"> changed</span>
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
