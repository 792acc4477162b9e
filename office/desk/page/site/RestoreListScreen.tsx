import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';
import type { ListCopy } from '#import/writing/restore-list.ts';
import { timeText } from './HistoryScreen.tsx';

const words = deskWords.restoreList;

type BackupProps = {
  backup: ListCopy;
  isAsked: boolean;
  busy: boolean;
  onAsk: (asked: boolean) => void;
  onRestore: () => void;
};

/** A backup, with a button that asks before it restores. */
function Backup({ backup, isAsked, busy, onAsk, onRestore }: BackupProps) {
  const { time, members, hasNumbers } = backup;
  return (
    <li className="desk-change flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <p>
        <strong>{timeText(time)}</strong>
        <span className="desk-quiet block">
          {members === undefined ? words.unreadable : words.members(members)}
          {hasNumbers ? null : ` · ${words.noNumbers}`}
        </span>
      </p>
      {isAsked ? (
        <span className="flex flex-wrap gap-3">
          <Button variant="accent" disabled={busy} onClick={onRestore}>
            {words.yes}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => onAsk(false)}>
            {words.no}
          </Button>
        </span>
      ) : (
        <Button variant="quiet" disabled={members === undefined} onClick={() => onAsk(true)}>
          {words.restore}
          <span className="sr-only"> {timeText(time)}</span>
        </Button>
      )}
    </li>
  );
}

/** The backups that imports made. Restoring one brings back the list and its numbers together. */
export function RestoreListScreen() {
  const action = useAction();
  const { act, busy, messages } = action;
  const [asked, setAsked] = useState<string>();
  const restore = (name: string) =>
    act(() => sendRequest('POST', 'backups', { name }).finally(() => setAsked(undefined)));
  return (
    <Screen title={words.title} lead={words.lead}>
      <ActionStatus {...action} />
      {messages.length > 0 ? (
        <div className="desk-buttons mb-6">
          <ButtonLink href="#/members">{deskWords.import.check}</ButtonLink>
        </div>
      ) : null}
      <Loaded<{ backups: readonly ListCopy[] }> path="backups">
        {({ backups }) =>
          backups.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="desk-changes grid gap-2">
              {backups.map((backup) => (
                <Backup
                  key={backup.name}
                  backup={backup}
                  isAsked={asked === backup.name}
                  busy={busy}
                  onAsk={(isAsked) => setAsked(isAsked ? backup.name : undefined)}
                  onRestore={() => restore(backup.name)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}
