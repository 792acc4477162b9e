// What the volunteer does, and what came of it.
import { MutationCache, MutationObserver, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ActionResult } from '#desk/api-types.ts';

export const client: QueryClient = new QueryClient({
  // After each action the page shows the new state of all it shows, except of open forms.
  mutationCache: new MutationCache({
    onSettled: () => {
      // A screen that was left may still be loading. Its state is that before the action.
      client.removeQueries({ type: 'inactive' });
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

const observer = () => new MutationObserver(client, { mutationFn: ({ work }: Action) => work() });

/** The network or a build may be slow: while a long action runs, forms can be saved. */
const actions = { short: observer(), long: observer() };

export type ActionKind = keyof typeof actions;

const outcomeOf = (kind: ActionKind) => actions[kind].getCurrentResult();

/** Whether the last action of a kind is running, its messages or its error. */
export const useOutcome = (kind: ActionKind) =>
  useSyncExternalStore(actions[kind].subscribe, () => outcomeOf(kind));

export const isBusy = () => outcomeOf('short').isPending;

/** Does what the volunteer asked for, unless it has to wait for another action. The page shows the outcome. */
export function act(work: Action['work'], progress = '', kind: ActionKind = 'short'): void {
  if (isBusy() || outcomeOf(kind).isPending) return;
  clearOutcomes();
  // A failure is in the outcome.
  actions[kind].mutate({ work, progress }).catch(() => undefined);
}

/** Forgets what was saved, which no longer applies. What was published or built stays so. */
export function clearMessages(): void {
  if (outcomeOf('short').isSuccess) actions.short.reset();
}

/** Forgets every action that has ended. */
export function clearOutcomes(): void {
  for (const each of Object.values(actions)) if (!each.getCurrentResult().isPending) each.reset();
}
