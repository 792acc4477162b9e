import { Component, type ReactNode } from 'react';
import { emitFinderEvent } from './finder-events.ts';
import type { FinderRequest } from './types.ts';

type AnswerBoundaryProps = { request: FinderRequest | undefined; children: ReactNode };

/** A fault in an answer takes the answer, not the search box; the next search is a new try. */
export class AnswerBoundary extends Component<AnswerBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    emitFinderEvent('broken');
  }

  override componentDidUpdate({ request }: AnswerBoundaryProps) {
    if (this.state.broken && request !== this.props.request) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
