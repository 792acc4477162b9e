// The draft of a form until it is saved.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError, FormResponse } from '#desk/api-types.ts';
import { apiErrorOf } from '#desk/page/desk-api.ts';
import { setUnsaved } from '#desk/page/unsaved.ts';

/** The saved form and the messages about it. */
export type Saved<Answer> = { readonly answer: Answer; readonly messages: readonly string[] };

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The state of a form, beginning with the response of the server. */
export function useDraft<Answer extends FormResponse>(
  initial: Answer,
  onSave: (draft: Answer) => Promise<Saved<Answer>>,
) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [apiError, setApiError] = useState<ApiError>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const unsaved = !alike(draft, saved);
  useEffect(() => {
    setUnsaved(unsaved);
    return () => setUnsaved(false);
  }, [unsaved]);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setApiError(undefined);
    setMessages([]);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ['state'] });
    } catch (error) {
      setApiError(apiErrorOf(error));
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    attempt(async () => {
      const { answer, messages: lines } = await onSave(draft);
      setUnsaved(false);
      setSaved(answer);
      setDraft(answer);
      setMessages(lines);
    });
  const edit = (change: Partial<Answer>) => {
    setDraft((now) => ({ ...now, ...change }));
    setMessages([]);
  };
  return { draft, edit, save, attempt, apiError, messages, busy, unsaved };
}
