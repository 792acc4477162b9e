// What is typed into a form, until it is saved.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalOf } from '#desk/page/ask.ts';
import { setUnsaved } from '#desk/page/unsaved.ts';
import type { FormAnswer, Refusal } from '#desk/shapes.ts';

/** What was saved, as it stands then, and what is to be said. */
export type Saved<Answer> = { readonly answer: Answer; readonly said: readonly string[] };

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The state of a form that began with an answer of the program. */
export function useTyping<Answer extends FormAnswer>(
  begun: Answer,
  saving: (typed: Answer) => Promise<Saved<Answer>>,
) {
  const [there, setThere] = useState(begun);
  const [typed, setTyped] = useState(begun);
  const [refusal, setRefusal] = useState<Refusal>();
  const [said, setSaid] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const unsaved = !alike(typed, there);
  useEffect(() => {
    setUnsaved(unsaved);
    return () => setUnsaved(false);
  }, [unsaved]);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(undefined);
    setSaid([]);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ['state'] });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    attempt(async () => {
      const { answer, said: lines } = await saving(typed);
      setUnsaved(false);
      setThere(answer);
      setTyped(answer);
      setSaid(lines);
    });
  const type = (change: Partial<Answer>) => {
    setTyped((now) => ({ ...now, ...change }));
    setSaid([]);
  };
  return { typed, type, save, attempt, refusal, said, busy, unsaved };
}
