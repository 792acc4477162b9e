import { Component, type ReactNode } from 'react';
import { tellPage } from './news.ts';
import type { AnyAsked } from './types.ts';

type AnswerBoundaryProps = { asked: AnyAsked | undefined; children: ReactNode };

/** A fault in an answer takes the answer, not the search box; the next search is a new try. */
export class AnswerBoundary extends Component<AnswerBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    tellPage('broken');
  }

  override componentDidUpdate({ asked }: AnswerBoundaryProps) {
    if (this.state.broken && asked !== this.props.asked) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
