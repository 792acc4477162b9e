// What the volunteer does, one action at a time, and what came of the last one.
import { MutationCache, MutationObserver, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ActionResult } from '#desk/api-types.ts';

export const client: QueryClient = new QueryClient({
  // After each action the page shows the new state of all it shows, except of open forms.
  mutationCache: new MutationCache({
    onSettled: () => {
      client.invalidateQueries();
    },
  }),
  defaultOptions: {
    // The server is on this computer: a request that failed once fails again.
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 },
    mutations: { networkMode: 'always' },
  },
});

type Action = {
  readonly work: () => Promise<ActionResult>;
  /** What the page shows meanwhile. */
  readonly progress: string;
};

const last = new MutationObserver(client, { mutationFn: ({ work }: Action) => work() });

const outcome = () => last.getCurrentResult();

/** Whether an action is running, its messages or its error. */
export const useOutcome = () => useSyncExternalStore(last.subscribe, outcome);

export const isBusy = () => outcome().isPending;

/** Does what the volunteer asked for, unless something else is running. The page shows the outcome. */
export function act(work: Action['work'], progress = ''): void {
  // A failure is in the outcome.
  if (!isBusy()) last.mutate({ work, progress }).catch(() => undefined);
}

/** Forgets the messages of the last action, which no longer apply. */
export function clearMessages(): void {
  if (outcome().isSuccess) last.reset();
}

/** Forgets the last action, unless it is running. */
export function clearOutcome(): void {
  if (!isBusy()) last.reset();
}
