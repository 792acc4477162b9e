// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCombobox } from './combobox.ts';

const onChoose = vi.fn();
const towns = ['Provo', 'Provo Canyon'];

/** A combobox on the field of a page, which is there before its code. */
function List({ field: input }: { field: HTMLInputElement }) {
  const field = useRef(input);
  const { options } = useCombobox(field, () => towns, onChoose);
  return options.map((option) => <p key={option}>{option}</p>);
}

function openField(query: string, value: string): HTMLInputElement {
  window.history.replaceState(null, '', `/${query}`);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = value;
  field.focus();
  render(<List field={field} />);
  return field;
}

afterEach(() => {
  cleanup();
  onChoose.mockReset();
  document.body.replaceChildren();
});

it('Enter right after an arrow chooses the suggestion, and searches for no text', () => {
  const field = openField('', '');
  // Without waiting for React: the browser may send both keys before it draws.
  let isSent = true;
  act(() => {
    field.value = 'Pro';
    field.dispatchEvent(new Event('input'));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    isSent = fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(onChoose.mock.calls).toEqual([['Provo']]);
  expect(isSent).toBe(false);
});

it.each([
  ['offers suggestions for what the visitor typed before it arrived', '', 'Pro', 2],
  ['stays closed over the answer to what the visitor typed', '?near=Provo', 'Provo', 0],
  ['stays closed over an answer, whose text has fewer spaces', '?near=Provo', ' Provo ', 0],
])('a late script %s', (_what, query, value, count) => {
  openField(query, value);
  expect(screen.queryAllByText(/^Provo/)).toHaveLength(count);
});
