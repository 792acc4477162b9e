import type { FileChange } from '#desk/api-types.ts';
import { ScrollArea } from '#desk/page/Screen.tsx';

const ways = { changed: 'changed', new: 'new', removed: 'removed' } as const;

function Lines({ of, title }: { of: readonly string[]; title: string }) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ScrollArea title={title}>
        <pre>{of.join('\n')}</pre>
      </ScrollArea>
    </>
  );
}

/** What has changed since the site was last published, file by file. */
export function ChangeList({ changes }: { changes: readonly FileChange[] }) {
  return (
    <ul className="desk-changes">
      {changes.map(({ file, title, how, was, is }) => (
        <li key={file}>
          <details>
            <summary>
              <strong>{title}</strong> {ways[how]} <span className="desk-quiet">{file}</span>
            </summary>
            <Lines of={was} title="It was" />
            <Lines of={is} title="It is" />
            {was.length + is.length === 0 ? <p>It holds no text that could be shown.</p> : null}
          </details>
        </li>
      ))}
    </ul>
  );
}
