import { useQuery } from '@tanstack/react-query';
import type { DeskState } from '#desk/api-types.ts';
import { ArticleScreen } from '#desk/page/articles/ArticleScreen.tsx';
import { Articles } from '#desk/page/articles/Articles.tsx';
import { FormScreen } from '#desk/page/forms/FormScreen.tsx';
import { MapScreen } from '#desk/page/members/MapScreen.tsx';
import { MemberScreen } from '#desk/page/members/MemberScreen.tsx';
import { Members } from '#desk/page/members/Members.tsx';
import { RenewMembers } from '#desk/page/members/RenewMembers.tsx';
import { PreviewScreen } from '#desk/page/site/PreviewScreen.tsx';
import { PublishScreen } from '#desk/page/site/PublishScreen.tsx';
import { UndoScreen } from '#desk/page/site/UndoScreen.tsx';
import { getJson } from './desk-api.ts';
import { Home } from './Home.tsx';
import { TaskList } from './TaskList.tsx';
import { useRoute } from './use-route.ts';

/** The screen of a place. */
function Shown({ place: [task, name] }: { place: readonly string[] }) {
  if (task === 'renew') return <RenewMembers />;
  if (task === 'members') return name ? <MemberScreen key={name} id={name} /> : <Members />;
  if (task === 'map') return <MapScreen />;
  if (task === 'articles') return name ? <ArticleScreen key={name} file={name} /> : <Articles />;
  if (task === 'forms' && name) return <FormScreen key={name} name={name} />;
  if (task === 'see') return <PreviewScreen />;
  if (task === 'publish') return <PublishScreen />;
  if (task === 'undo') return <UndoScreen />;
  return <Home />;
}

export function App() {
  const place = useRoute();
  const { data: state } = useQuery({
    queryKey: ['state'],
    queryFn: () => getJson<DeskState>('state'),
  });
  return (
    <div className="desk" data-home={place.length === 0 ? '' : undefined}>
      <button
        type="button"
        className="skip-link"
        onClick={() => document.getElementById('task')?.focus()}
      >
        Skip to the task
      </button>
      <header className="desk-head">
        <a href="#/" className="desk-name">
          The desk
        </a>
        <p>{state?.association}</p>
        {place.length > 0 ? (
          <a href="#/" className="desk-all">
            All tasks
          </a>
        ) : null}
      </header>
      <TaskList place={place.join('/')} changed={state?.changed} />
      <main id="task" tabIndex={-1}>
        <Shown place={place} />
      </main>
    </div>
  );
}
