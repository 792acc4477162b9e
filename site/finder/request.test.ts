// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestSearch, useRequest } from './request.ts';

// Another test of the same window may have left its address.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const provo = { near: '84604', by: 'zip', within: 30 } as const;

describe('a search', () => {
  it('is a history entry, and a new request each time', () => {
    const { result } = renderHook(() => useRequest());
    expect(result.current).toBeUndefined();
    act(() => requestSearch(provo, 'search'));
    expect(window.location.search).toBe('?near=84604');
    const first = result.current;
    expect(first).toMatchObject({ criteria: provo, trigger: 'search' });
    const { length } = window.history;
    act(() => requestSearch(provo, 'search'));
    expect(result.current?.id).toBe((first?.id ?? 0) + 1);
    expect(window.history.length).toBe(length);
  });

  it('keeps what the visitor needs, of a search and of a list', () => {
    window.history.replaceState(null, '', '/?list=7.2&for=divorce');
    requestSearch({ language: 'spanish' }, 'need');
    expect(window.location.search).toBe('?list=7.2&for=divorce&language=spanish');
    requestSearch(provo, 'search');
    expect(window.location.search).toBe('?near=84604&for=divorce&language=spanish');
    requestSearch({ for: '', language: '' }, 'need');
    expect(window.location.search).toBe('?near=84604');
  });
});
