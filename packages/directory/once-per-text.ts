/** A pure function of a text that keeps its results. A large directory has the same texts thousands of times. */
export function oncePerText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const before = results.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
