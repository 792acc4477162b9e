import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { apiErrorOf } from './desk-api.ts';
import { ErrorMessage } from './StatusMessage.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  back?: { to: string; name: string };
  children: ReactNode;
};

/** A task: its title, which gets the focus when it is opened, what it is for, and what is to be done. */
export function Screen({ title, lead, back, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – the desk`;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [title]);
  return (
    <>
      {back ? (
        <p className="desk-back">
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

type ScrollProps = { title: string; children: ReactNode };

/** Content that may be wider than the screen; it scrolls on its own, with the keyboard, too. */
export function ScrollArea({ title, children }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus
    <section className="desk-wide" tabIndex={0} aria-label={title}>
      {children}
    </section>
  );
}

type QueryProps<Answer> = {
  answer: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
};

/** The content made from a response, a message while it loads, or the error. */
export function QueryContent<Answer>({ answer: { data, error }, children }: QueryProps<Answer>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorMessage apiError={apiErrorOf(error)} />;
  return (
    <p role="status" className="desk-quiet">
      One moment …
    </p>
  );
}
