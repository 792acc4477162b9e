import { DataTable, LabeledCheck } from '#desk/page/Screen.tsx';
import type { PublishResult } from '#desk/server/publishing.ts';

type ConflictsProps = Omit<Extract<PublishResult, { kind: 'conflicts' }>, 'kind'>;

/** Asks which of two versions stays, for each record that both changed. */
export function Conflicts({ other, conflicts }: ConflictsProps) {
  const sides = other
    ? { mine: 'mine', theirs: `${other}'s`, keep: 'Keep mine', take: `Keep ${other}'s` }
    : { mine: 'now', theirs: 'before', keep: 'Keep it as it is now', take: 'Undo it, too' };
  const names = conflicts.map(({ title, name }) => name || title);
  return (
    <>
      <p role="alert" className="desk-error">
        {other ? `You and ${other} both` : 'A later version also'} changed{' '}
        {new Intl.ListFormat('en-US').format(names)}. Choose what to keep. Nothing is published
        until you do.
      </p>
      {conflicts.map(({ id, title, name, fields }) => (
        <fieldset key={id} className="desk-fieldset mb-6">
          <legend>{[title, name].filter(Boolean).join(': ')}</legend>
          <DataTable
            title={name || title}
            columns={['', sides.mine, sides.theirs]}
            rows={fields.map(({ label, was, is }) => [
              label,
              ...[was, is].map((lines) => lines.join('\n') || '(nothing)'),
            ])}
          />
          <div className="desk-buttons">
            <LabeledCheck type="radio" required name={id} value="mine" label={sides.keep} />
            <LabeledCheck type="radio" required name={id} value="theirs" label={sides.take} />
          </div>
        </fieldset>
      ))}
    </>
  );
}
