// The file that records which edition every command, workflow and document means.

/** It has one line: the path of the edition's folder. */
export const selectionFile = 'edition.txt';
