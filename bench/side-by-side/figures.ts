// The figures of a run: medians of what was measured on both sites, in the order in which it was first.
import { median } from '../median.ts';
import type { Contender } from './contenders.ts';

export type Unit = 'ms' | 'kB' | 'requests';

/** A line of the table. `generated` is missing where that site shows nothing. */
export type Row = {
  readonly how: string;
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  readonly generated: number | undefined;
};

/** What is measured: how, what, and in which unit. */
export type Measure = Pick<Row, 'how' | 'what' | 'unit'>;

type Seen = Measure & Record<Contender['name'], number[]>;

export class Figures {
  readonly #seen = new Map<string, Seen>();

  /** Notes what one site took once; undefined when it shows nothing. */
  add(measure: Measure, of: Contender['name'], value: number | undefined): void {
    const key = `${measure.how}, ${measure.what}, ${measure.unit}`;
    const seen = this.#seen.get(key) ?? { ...measure, 'this site': [], generated: [] };
    this.#seen.set(key, seen);
    if (value !== undefined) seen[of].push(value);
  }

  /** What was measured in the same way stands together. */
  rows(): Row[] {
    const together = Map.groupBy(this.#seen.values(), ({ how }) => how);
    return [...together.values()]
      .flat()
      .map(({ how, what, unit, 'this site': own, generated }) => ({
        how,
        what,
        unit,
        ours: Math.round(median(own)),
        generated: generated.length > 0 ? Math.round(median(generated)) : undefined,
      }));
  }
}
