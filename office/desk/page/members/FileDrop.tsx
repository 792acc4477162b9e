import { FileUp } from 'lucide-react';
import { useState } from 'react';

type Props = { busy: boolean; onFile: (file: File) => void };

/** A place to drop a file, or to choose one. */
export function FileDrop({ busy, onFile }: Props) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      className="desk-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!busy) take(event.dataTransfer.files);
      }}
    >
      <FileUp aria-hidden="true" size={32} strokeWidth={1.5} />
      <span>
        <strong>Drop the export here, or choose it</strong>
        <span>CSV or XLSX, as it comes from the membership platform</span>
      </span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.xls"
        disabled={busy}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </label>
  );
}
