// An action for the whole site: whether it is running, its messages, its error.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionResult, ApiError } from '#desk/api-types.ts';
import { apiErrorOf } from '#desk/page/desk-api.ts';

export function useAction() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [apiError, setApiError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const act = async (work: () => Promise<ActionResult>) => {
    setBusy(true);
    setMessages([]);
    setApiError(undefined);
    try {
      const done = await work();
      // The page shows the result before the message.
      await queries.invalidateQueries();
      setMessages(done.messages);
    } catch (error) {
      setApiError(apiErrorOf(error));
      await queries.invalidateQueries();
    } finally {
      setBusy(false);
    }
  };
  return { messages, apiError, busy, act };
}
