// Starts the page of the desk in the browser: its frame, and the screen of each address.
import './desk.css';
import { MutationCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { editKinds } from '#desk/api-types.ts';
import { EditScreen } from '#desk/page/forms/EditScreen.tsx';
import { ApplicationScreen } from '#desk/page/members/ApplicationScreen.tsx';
import { MapScreen } from '#desk/page/members/CoverageMap.tsx';
import { ImportMembers } from '#desk/page/members/ImportMembers.tsx';
import { Members } from '#desk/page/members/Members.tsx';
import { LibraryScreen } from '#desk/page/pictures/LibraryScreen.tsx';
import { HistoryScreen, VersionScreen } from '#desk/page/site/History.tsx';
import { PreviewScreen } from '#desk/page/site/PreviewScreen.tsx';
import { PublishScreen } from '#desk/page/site/PublishScreen.tsx';
import { Articles } from './Articles.tsx';
import { api, read } from './desk-api.ts';
import { useRoute } from './route.ts';
import { ErrorBoundary } from './Screen.tsx';
import { Home, TaskList } from './Tasks.tsx';

const client: QueryClient = new QueryClient({
  // After each action the page shows the new state of all it shows, except of open forms.
  mutationCache: new MutationCache({ onSettled: () => client.invalidateQueries() }),
  defaultOptions: {
    // The server is on this computer: a request that failed once fails again.
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 },
    mutations: { networkMode: 'always' },
  },
});

function CurrentScreen({ route: [task, name] }: { route: readonly string[] }) {
  if (task === 'members' && name === 'application') return <ApplicationScreen />;
  const kind = editKinds.find((each) => each === task);
  if (kind && name) return <EditScreen key={name} kind={kind} name={name} />;
  if (task === 'import') return <ImportMembers />;
  if (task === 'members') return <Members />;
  if (task === 'map') return <MapScreen />;
  if (task === 'articles') return <Articles />;
  if (task === 'library') return <LibraryScreen />;
  if (task === 'preview') return <PreviewScreen />;
  if (task === 'publish') return <PublishScreen />;
  if (task === 'history') return name ? <VersionScreen key={name} id={name} /> : <HistoryScreen />;
  return <Home />;
}

function App() {
  const route = useRoute();
  const { data: state } = useQuery({
    queryKey: ['state'],
    queryFn: () => read(api.state.$get()),
  });
  return (
    <div className="desk">
      <button
        type="button"
        className="skip-link"
        onClick={() => document.getElementById('task')?.focus()}
      >
        Skip to main content
      </button>
      <header className="desk-head flex flex-wrap items-baseline gap-x-4 bg-deep px-5 py-3 text-on-deep [grid-area:head] wide:px-7">
        <a href="#/" className="py-1.5 font-heading font-serif text-xl/[1.6]">
          The desk<span className="wide:hidden">: all tasks</span>
        </a>
        <p className="order-last basis-full text-on-deep-soft text-sm/[1.6] wide:order-none wide:basis-auto">
          {state?.association}
        </p>
      </header>
      <nav
        className="desk-side sticky top-0 hidden h-screen self-start overflow-y-auto border-line border-r bg-sheet px-3.5 py-4 [grid-area:tasks] wide:block"
        aria-label="Tasks"
      >
        {state ? <TaskList state={state} current={route.join('/')} /> : null}
      </nav>
      <main
        id="task"
        tabIndex={-1}
        className="w-full max-w-[62rem] px-5 pt-6 pb-20 [grid-area:task] wide:px-12 wide:pt-10 wide:pb-24"
      >
        <ErrorBoundary key={route.join('/')}>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <CurrentScreen route={route} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
