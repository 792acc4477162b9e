// Starts the page of the desk in the browser: the tasks at the side, and the screen of each address.
import './desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
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
import { client } from './action.ts';
import { Outcome } from './Outcome.tsx';
import { useRoute } from './route.ts';
import { ErrorBoundary } from './Screen.tsx';
import { Home, TaskList } from './Tasks.tsx';

function CurrentScreen({ route }: { route: string }) {
  const [task, name] = route.split('/');
  if (route === 'members/application') return <ApplicationScreen />;
  const kind = editKinds.find((each) => each === task);
  if (kind && name) return <EditScreen kind={kind} name={name} />;
  if (task === 'history' && name) return <VersionScreen id={name} />;
  if (task === 'import') return <ImportMembers />;
  if (task === 'members') return <Members />;
  if (task === 'map') return <MapScreen />;
  if (task === 'articles') return <Articles />;
  if (task === 'library') return <LibraryScreen />;
  if (task === 'preview') return <PreviewScreen />;
  if (task === 'publish') return <PublishScreen />;
  if (task === 'history') return <HistoryScreen />;
  return <Home />;
}

function Main() {
  const route = useRoute();
  return (
    <>
      <Outcome of="long" />
      <Outcome of="short" />
      <ErrorBoundary key={route}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <CurrentScreen route={route} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Fills a part of the frame, which is in index.html. */
function fill(id: string, content: ReactNode): void {
  const part = document.getElementById(id);
  if (part)
    createRoot(part).render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

fill('tasks', <TaskList />);
fill('task', <Main />);
