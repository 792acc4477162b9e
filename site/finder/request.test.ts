// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRequest, requestSearch } from './request.ts';

// Another test of the same window may have left its address.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

const provo = { near: '84604', by: 'zip', within: 30 } as const;

describe('a search', () => {
  it('loads its address as a new page when the browser refuses a history entry', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    requestSearch(provo, 'search');
    expect(assign).toHaveBeenCalledExactlyOnceWith('?near=84604');
  });

  it('is a history entry otherwise', () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    requestSearch(provo, 'search');
    expect(window.location.search).toBe('?near=84604');
    expect(readRequest()).toMatchObject({ criteria: provo, trigger: 'search' });
    expect(assign).not.toHaveBeenCalled();
  });
});
