// The parts of screens: their frame, content that loads, inputs outside the forms of schemas.
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Outcome } from './Outcome.tsx';

const focusHeading = (heading: HTMLElement | null) => {
  heading?.focus();
  scrollTo(0, 0);
};

type ScreenProps = {
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A task: its title, which gets the focus when the task opens, and its content. */
export const Screen = ({ title, lead, children }: ScreenProps) => (
  <>
    <title>{`${title} – The desk`}</title>
    <h1 ref={focusHeading} tabIndex={-1}>
      {title}
    </h1>
    {lead ? <p className="desk-lead">{lead}</p> : null}
    {children}
  </>
);

type TableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Where the first cells lead. */
  links?: readonly string[];
};

/** A table of rows that differ. A wide one scrolls on its own. */
export const DataTable = ({ title, columns, rows, links }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus
  <section className="desk-wide" tabIndex={0} aria-label={title}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={links?.[row] ?? [first, ...cells].join('\n')}>
            <td>
              {links ? (
                <a className="link font-semibold" href={links[row]}>
                  {first}
                </a>
              ) : (
                first
              )}
            </td>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type LoadedProps<Result> = {
  /** The name of the stored response. */
  name: string;
  load: () => Promise<Result>;
  /** Whether the volunteer edits a copy of it, which a later state must not replace. */
  once?: boolean;
  children: (loaded: Result) => ReactNode;
};

/** The content made from a response of the server, a message while it loads, or the error. */
export function Loaded<Result>({ name, load, once = false, children }: LoadedProps<Result>) {
  const { data, error } = useQuery({
    queryKey: [name],
    queryFn: load,
    staleTime: once ? 'static' : 0,
  });
  if (data !== undefined) return children(data);
  if (error) return <Outcome error={error} />;
  return (
    <p role="status" className="desk-quiet">
      Loading…
    </p>
  );
}

type InputProps = ComponentProps<'input'> & { label: string };

/** A line of text, below its label. */
export const LabeledInput = ({ label, className = '', ...input }: InputProps) => (
  <label className={`desk-field ${className}`}>
    {label}
    <input className="field" type="text" {...input} />
  </label>
);

/** A checkbox or radio button, with its label after it. */
export const LabeledCheck = ({ label, ...input }: InputProps) => (
  <label className="desk-check">
    <input type="checkbox" {...input} /> {label}
  </label>
);

/** The inputs of a form that the volunteer submits, by their names. */
export function submittedInput(event: SubmitEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const fields = [...new FormData(event.currentTarget)];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
