// The parts of screens: their frame, content that loads, inputs outside the forms of schemas.
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { ErrorMessage } from './StatusMessage.tsx';

type ScreenProps = {
  title: string;
  lead?: string | undefined;
  back?: { to: string; name: string } | undefined;
  children: ReactNode;
};

/** A task: its title, which gets the focus when the task opens, and its content. */
export function Screen({ title, lead, back, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = `${title} – The desk`;
  }, [title]);
  return (
    <>
      {back ? (
        <p className="mb-3">
          <a className="link" href={`#/${back.to}`}>
            ← {back.name}
          </a>
        </p>
      ) : null}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p className="desk-lead">{lead}</p> : null}
      {children}
    </>
  );
}

type TableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A table. On a phone each row is a card, and each cell has the name of its column. A wide one scrolls on its own. */
export const DataTable = ({ title, columns, rows }: TableProps) => (
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
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={columns[at]} data-label={columns[at]}>
                {cell}
              </td>
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
  if (error) return <ErrorMessage error={error} />;
  return (
    <p role="status" className="desk-quiet">
      Loading…
    </p>
  );
}

type InputProps = ComponentProps<'input'> & { label: string };

/** A line of text, below its label. */
export function LabeledInput({ label, className = '', ...input }: InputProps) {
  const id = useId();
  return (
    <div className={`desk-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="field" type="text" {...input} />
    </div>
  );
}

/** A checkbox or radio button, with its label after it. */
export function LabeledCheck({ label, ...input }: InputProps) {
  return (
    <label className="desk-check">
      <input type="checkbox" {...input} /> {label}
    </label>
  );
}

/** The inputs of a form that the volunteer submits, by their names. */
export function submittedInput(event: SubmitEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const inputs = [...new FormData(event.currentTarget)];
  return Object.fromEntries(inputs.map(([name, value]) => [name, String(value)]));
}
