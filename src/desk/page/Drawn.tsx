import { createElement, type ReactElement } from 'react';
import type { DrawnElement } from '#desk/shapes.ts';

/** A drawing of the program, made again here. Its words are words, whatever they say. */
export function Drawn({ of }: { of: DrawnElement }) {
  return elementOf(of, 0);
}

const elementOf = ({ tag, attributes, children }: DrawnElement, key: number): ReactElement =>
  createElement(
    tag,
    { ...attributes, key },
    ...children.map((child, at) => (typeof child === 'string' ? child : elementOf(child, at))),
  );
