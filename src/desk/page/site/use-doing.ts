// Something the program does for the whole site: while it is at it, what it said, why it did not.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#desk/page/ask.ts';
import type { Done, Refusal } from '#desk/shapes.ts';

export function useDoing() {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const act = async (work: () => Promise<Done>) => {
    setBusy(true);
    setSaid([]);
    setRefusal(undefined);
    try {
      const done = await work();
      // Not before what is shown is what came of it.
      await queries.invalidateQueries();
      setSaid(done.said);
    } catch (error) {
      setRefusal(refusalOf(error));
      await queries.invalidateQueries();
    } finally {
      setBusy(false);
    }
  };
  return { said, refusal, busy, act };
}
