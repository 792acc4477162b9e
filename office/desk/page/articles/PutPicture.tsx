import { Button } from '@appraisers/site/ui/Button.tsx';
import { useId, useState } from 'react';
import type { ApiError } from '#desk/api-types.ts';
import { apiErrorOf, pictureTypes, uploadPicture } from '#desk/page/desk-api.ts';
import { ErrorMessage } from '#desk/page/StatusMessage.tsx';

/** Takes a picture from this computer and puts it at the end of the words. */
export function PutPicture({ onPut }: { onPut: (markdown: string) => void }) {
  const [seen, setSeen] = useState('');
  const [file, setFile] = useState<File>();
  const [apiError, setApiError] = useState<ApiError>();
  const id = useId();
  const put = async () => {
    if (!file) return;
    setApiError(undefined);
    try {
      const { name } = await uploadPicture(file);
      onPut(`![${seen.replaceAll(/[[\]]/g, '').trim()}](${name})`);
      setSeen('');
      setFile(undefined);
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  return (
    <details className="desk-more">
      <summary>Put a picture into the words</summary>
      <div className="desk-fields">
        <div className="desk-field">
          <label htmlFor={`${id}file`}>A picture from this computer</label>
          <input
            id={`${id}file`}
            key={file ? 'chosen' : 'none'}
            type="file"
            accept={pictureTypes}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          {file ? <p className="desk-help">{file.name}</p> : null}
        </div>
        <div className="desk-field">
          <label htmlFor={`${id}seen`}>What is seen in it</label>
          <input
            id={`${id}seen`}
            className="field"
            type="text"
            autoComplete="off"
            value={seen}
            onChange={({ target }) => setSeen(target.value)}
          />
        </div>
        <ErrorMessage apiError={apiError} />
        <div className="desk-buttons">
          <Button variant="quiet" disabled={!file || seen.trim() === ''} onClick={put}>
            Put it at the end of the words
          </Button>
        </div>
      </div>
    </details>
  );
}
