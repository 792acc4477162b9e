// Whether something was typed that is not saved. Whoever leaves it is asked.

let typed = false;

export function setUnsaved(now: boolean): void {
  typed = now;
}

const question = 'What you typed here is not saved. Leave it all the same?';

/** Whether the volunteer may go on: nothing is lost, or they said so. */
export function mayLeave(): boolean {
  if (!typed) return true;
  const leave = confirm(question);
  if (leave) typed = false;
  return leave;
}

addEventListener('beforeunload', (event) => {
  if (typed) event.preventDefault();
});
