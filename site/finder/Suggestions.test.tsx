// @vitest-environment happy-dom
import { sampleDirectory } from '@appraisers/directory/members.fixture.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { requestSearch, useRequest } from './request.ts';
import { Suggestions } from './Suggestions.tsx';

/** Suggestions on the field of a page, which is there before their code. */
function Page({ field }: { field: HTMLInputElement }) {
  const request = useRequest();
  return <Suggestions field={{ current: field }} directory={sampleDirectory} request={request} />;
}

function openField(query: string, value: string): HTMLInputElement {
  window.history.replaceState(null, '', `/${query}`);
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input name="near"><input name="by" value="city">';
  const field = form.querySelector('input') ?? document.createElement('input');
  field.value = value;
  field.focus();
  render(<Page field={field} />);
  return field;
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('Enter right after an arrow chooses the suggestion, and searches for no text', () => {
  const field = openField('', '');
  act(() => {
    field.value = 'Prvo';
    field.dispatchEvent(new Event('input'));
  });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const isSent = fireEvent.keyDown(field, { key: 'Enter' });
  expect(window.location.search).toBe('?near=Provo&by=city');
  expect(isSent).toBe(false);
});

it.each([
  ['offers suggestions for what the visitor typed before it arrived', '', 'Pro', true],
  ['stays closed over the answer to what they typed', '?near=Provo&by=city', 'Provo', false],
  ['stays closed over an answer whose address has another text', '?near=Provo', 'Prov', false],
])('a late script %s', (_what, query, value, isOpen) => {
  openField(query, value);
  expect(offered().length > 0).toBe(isOpen);
});

it('a late script offers suggestions for what the visitor types while it is drawn', () => {
  const field = openField('', '');
  cleanup();
  const Keys = () => {
    useLayoutEffect(() => {
      field.value = 'Pro';
    });
    return null;
  };
  render(
    <>
      <Keys />
      <Page field={field} />
    </>,
  );
  expect(offered()).not.toEqual([]);
});

it('closes when an answer arrives, also from Back or a link, and opens for the next input', () => {
  const field = openField('', 'Pro');
  expect(offered()).not.toEqual([]);
  act(() => requestSearch({ near: 'Provo', by: 'city', within: 30 }, 'search'));
  expect(offered()).toEqual([]);
  act(() => {
    field.value = 'Ore';
    field.dispatchEvent(new Event('input'));
  });
  expect(offered()[0]).toMatch(/^Orem/);
});

it('the keys of the list follow the ARIA pattern', () => {
  const field = openField('', '84');
  /** The index of the active option, which alone is selected. */
  const active = () => {
    const options = screen.getAllByRole('option');
    const id = field.getAttribute('aria-activedescendant');
    const at = options.findIndex((option) => option.id === id);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(
      options.map((_, each) => `${each === at}`),
    );
    return at;
  };
  const last = offered().length - 1;
  expect(last).toBeGreaterThan(0);
  expect(active()).toBe(-1);
  for (const [key, at, isOurs] of [
    ['ArrowDown', 0, true],
    ['ArrowUp', last, true],
    ['ArrowDown', 0, true],
    ['ArrowLeft', -1, false],
    ['ArrowUp', last, true],
    ['End', -1, false],
  ] as const) {
    // What isn't for the list moves the cursor in the text.
    expect(fireEvent.keyDown(field, { key })).toBe(!isOurs);
    expect(active()).toBe(at);
  }
  for (const close of [{ key: 'Escape' }, { key: 'ArrowUp', altKey: true }]) {
    fireEvent.keyDown(field, close);
    expect([offered(), field.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
    expect([active(), field.getAttribute('aria-expanded')]).toEqual([-1, 'true']);
  }
  fireEvent.focusOut(field);
  expect(offered()).toEqual([]);
});
