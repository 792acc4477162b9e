import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from './ask.ts';
import { Refusing } from './Says.tsx';

type Props<Answer> = { answer: UseQueryResult<Answer>; children: (answer: Answer) => ReactNode };

/** What is shown of an answer while it is not there, and when it does not come. */
export function Waiting<Answer>({ answer: { data, error }, children }: Props<Answer>) {
  if (data !== undefined) return children(data);
  if (error) return <Refusing refusal={refusalOf(error)} />;
  return (
    <p role="status" className="desk-quiet">
      One moment …
    </p>
  );
}
