// The parts of screens: their frame, content that loads or can't, inputs outside the forms of schemas.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { read } from './desk-api.ts';
import { ErrorBox } from './Outcome.tsx';

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
        {rows.map((cells, row) => (
          <tr key={links?.[row] ?? cells.join('\n')}>
            {cells.map((cell, at) => (
              <td key={columns[at]}>
                {links && at === 0 ? (
                  <a className="link font-semibold" href={links[row]}>
                    {cell}
                  </a>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** What the server has for a screen. It comes again after each action. */
export const useLoaded = <Response extends ClientResponse<unknown>>(
  name: string,
  load: () => Promise<Response>,
) => useSuspenseQuery({ queryKey: [name], queryFn: () => read(load()) }).data;

/** Shows why a screen can't be shown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { error?: Error } = {};
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Screen title="The desk can’t show this">
        <ErrorBox error={error} />
      </Screen>
    );
  }
}

type InputProps = ComponentProps<'input'> & { label: string };

/** A line of text, below its label. */
export const LabeledInput = ({ label, className = '', ...input }: InputProps) => (
  <label className={`desk-field ${className}`}>
    {label}
    <input className="field" type="text" {...input} />
  </label>
);

type FileProps = Omit<InputProps, 'onChange'> & { onFile: (file: File) => void };

/** A file, which the volunteer selects or drops on it. The same one may come again. */
export const FileInput = ({ onFile, ...input }: FileProps) => (
  <LabeledInput
    {...input}
    type="file"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
      target.value = '';
    }}
  />
);

/** A checkbox or radio button, with its label after it. */
export const LabeledCheck = ({ label, ...input }: InputProps) => (
  <label className="desk-check">
    <input type="checkbox" {...input} /> {label}
  </label>
);

type CheckListProps = Omit<InputProps, 'label'> & {
  question: string;
  values: readonly { value: string; label: string; isChecked: boolean | undefined }[];
};

/** Some values to check, or one to choose, below a question. */
export const CheckList = ({ question, values, ...input }: CheckListProps) => (
  <fieldset className="desk-values">
    <legend>{question}</legend>
    {values.map(({ isChecked, ...value }) => (
      <LabeledCheck key={value.value} defaultChecked={isChecked} {...value} {...input} />
    ))}
  </fieldset>
);
