import type { ChangedFile, FileChange } from '#desk/api-types.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { ScrollArea } from '#desk/page/Screen.tsx';

const words = deskWords.changes;

type LinesProps = { file: string; lines: readonly string[]; title: string };

function Lines({ file, lines, title }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="px-4 text-sm/[1.6]">{title}</h3>
      <ScrollArea title={`${file}: ${title}`}>
        <pre>{lines.join('\n')}</pre>
      </ScrollArea>
    </>
  );
}

const FileName = ({ title, how, file }: ChangedFile) => (
  <>
    <strong>{title}</strong> {words.how[how]} <span className="desk-quiet">{file}</span>
  </>
);

/** The changed files. Each opens to show its old and new lines. */
export function ChangeList({ changes }: { changes: readonly FileChange[] }) {
  return (
    <ul className="desk-changes mb-5 grid gap-2">
      {changes.map((change) => (
        <li key={change.file} className="desk-change">
          <details>
            <summary className="cursor-pointer px-4 py-3">
              <FileName {...change} />
            </summary>
            <Lines file={change.title} lines={change.was} title={words.was} />
            <Lines file={change.title} lines={change.is} title={words.is} />
            {change.was.length + change.is.length === 0 ? (
              <p className="px-4 pb-3 text-sm/[1.6]">{words.noText}</p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** A version with changes outside the content may have thousands of files. */
const maxFiles = 40;

/** The changed files by name. */
export function FileList({ files }: { files: readonly ChangedFile[] }) {
  return (
    <ul className="desk-changes mb-5 grid gap-2">
      {files.slice(0, maxFiles).map((each) => (
        <li key={each.file} className="desk-change px-4 py-3">
          <FileName {...each} />
        </li>
      ))}
      {files.length > maxFiles ? (
        <li className="desk-quiet">{deskWords.more(files.length - maxFiles)}</li>
      ) : null}
    </ul>
  );
}
