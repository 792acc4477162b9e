import type { Task } from './tasks.ts';

/** Tasks as cards. */
export const TaskCards = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
    {tasks.map(({ route, title: name, note, icon: Icon }) => (
      <li key={route}>
        <a href={`#/${route}`} className="desk-card flex h-full items-center gap-4 px-4.5 py-4">
          <Icon className="flex-none text-accent" size={26} strokeWidth={1.5} />
          <span>
            <strong className="block font-heading font-serif text-lg/[1.3]">{name}</strong>
            <span className="desk-quiet">{note}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
