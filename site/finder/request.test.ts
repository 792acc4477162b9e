// @vitest-environment happy-dom
import { sampleNames } from '@appraisers/directory/members.fixture.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackCloses } from './contact/use-back-closes.ts';
import { requestNeed, requestSearch, useRequest } from './request.ts';

// Another test of the same window may have left its address.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const provo = { near: '84604', by: 'zip', within: 30 } as const;

describe('a search', () => {
  it('is a history entry, and a new request each time', () => {
    const { result } = renderHook(() => useRequest(sampleNames));
    expect(result.current).toBeUndefined();
    act(() => requestSearch(provo, 'search'));
    expect(window.location.search).toBe('?near=84604');
    const first = result.current;
    expect(first).toMatchObject({ criteria: provo, text: '84604', trigger: 'search' });
    const { length } = window.history;
    act(() => requestSearch(provo, 'search'));
    expect(result.current?.id).toBe((first?.id ?? 0) + 1);
    expect(window.history.length).toBe(length);
  });

  it('loads its page where the browser takes no more steps, and a dialog opens without one', () => {
    const refuse = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
    });
    const load = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    requestSearch(provo, 'search');
    expect(load).toHaveBeenCalledExactlyOnceWith('?near=84604');
    const onClose = vi.fn();
    renderHook(() => useBackCloses(onClose)).result.current();
    expect(onClose).toHaveBeenCalled();
    refuse.mockRestore();
    load.mockRestore();
  });

  it('keeps what the visitor needs, of a search and of a list', () => {
    window.history.replaceState(null, '', '/?list=7.2&for=divorce');
    requestNeed({ language: 'spanish' });
    expect(window.location.search).toBe('?list=7.2&for=divorce&language=spanish');
    requestSearch(provo, 'search');
    expect(window.location.search).toBe('?near=84604&for=divorce&language=spanish');
    requestNeed({ for: '', language: '' });
    expect(window.location.search).toBe('?near=84604');
  });
});
