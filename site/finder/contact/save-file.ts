// Files that are made in the browser: nothing of them is ever sent.

/** Longer than any browser takes to begin with a file, in ms. */
const begun = 60_000;

/** Gives the visitor a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), begun);
}
