import { type ReactNode, useEffect, useRef } from 'react';

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
