import { Button } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import type { EntryChange, FileHistory, PublishedVersion } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { timeText } from './HistoryScreen.tsx';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog.tsx';

const words = deskWords.history;

type ChangeProps = { change: EntryChange; onUndo: (() => void) | undefined };

/** One entry that changed, with its fields before and after. */
function Change({ change: { labels, how, fields }, onUndo }: ChangeProps) {
  const name = labels.join(', ');
  return (
    <li className="grid gap-1 border-line border-t px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p>
          <strong>{name}</strong> {deskWords.changes.how[how]}
        </p>
        {onUndo ? (
          <button type="button" className="link" onClick={onUndo}>
            {words.undoChange}
            <span className="sr-only"> {name}</span>
          </button>
        ) : null}
      </div>
      {fields.map(({ label, was, is }) => (
        <div key={label} className="text-sm/[1.6]">
          {label ? <p className="font-semibold">{label}</p> : null}
          {was.length > 0 ? <del className="desk-was">{was.join('\n')}</del> : null}
          {is.length > 0 ? <ins className="desk-is">{is.join('\n')}</ins> : null}
        </div>
      ))}
    </li>
  );
}

type FileProps = {
  file: FileHistory;
  isFirst: boolean;
  onRestore: (target: RestoreTarget) => void;
};

function ChangedContent({
  file: { file, title, how, changes, more },
  isFirst,
  onRestore,
}: FileProps) {
  const start = (target: Omit<RestoreTarget, 'file'>) => onRestore({ ...target, file });
  return (
    <section className="desk-change mb-4">
      <h2 className="px-4 pt-3">
        {title} <span className="desk-quiet font-normal">{deskWords.changes.how[how]}</span>
      </h2>
      <ul>
        {changes.map((change) => (
          <Change
            key={JSON.stringify(change.path)}
            change={change}
            onUndo={
              isFirst
                ? undefined
                : () => start({ action: 'undo', path: change.path, name: change.labels.join(', ') })
            }
          />
        ))}
      </ul>
      {more > 0 ? <p className="desk-quiet px-4">{deskWords.more(more)}</p> : null}
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t px-4 py-3">
        {isFirst ? null : (
          <button
            type="button"
            className="link text-left"
            onClick={() => start({ action: 'undo', name: title })}
          >
            {words.undoFile(title)}
          </button>
        )}
        {how === 'removed' ? null : (
          <button
            type="button"
            className="link text-left"
            onClick={() => start({ action: 'return', name: title })}
          >
            {words.returnFile(title)}
          </button>
        )}
      </div>
    </section>
  );
}

/** A version: what it changed, and the buttons that undo it or return to it. */
function Version(version: PublishedVersion) {
  const { id, author, time, isLive, isFirst, files } = version;
  const [target, setTarget] = useState<RestoreTarget>();
  return (
    <>
      <p className="desk-quiet">
        {words.by(author, timeText(time))}
        {isLive ? null : ` · ${words.notLive}`}
      </p>
      <div className="desk-buttons mb-6">
        {isFirst ? null : (
          <Button onClick={() => setTarget({ action: 'undo' })}>{words.undo}</Button>
        )}
        <Button variant="quiet" onClick={() => setTarget({ action: 'return' })}>
          {words.returnAll}
        </Button>
      </div>
      {files.map((file) => (
        <ChangedContent key={file.file} file={file} isFirst={isFirst} onRestore={setTarget} />
      ))}
      {target ? (
        <RestoreDialog
          key={JSON.stringify([id, target])}
          version={version}
          target={target}
          onClose={() => setTarget(undefined)}
        />
      ) : null}
    </>
  );
}

export function PublishedVersionScreen({ id }: { id: string }) {
  return (
    <Screen title={words.version} back={{ to: 'history', name: words.title }}>
      <Loaded<PublishedVersion> path={`history/${id}`}>
        {(version) => (
          <>
            <p className="desk-lead">{version.subject}</p>
            <Version {...version} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
