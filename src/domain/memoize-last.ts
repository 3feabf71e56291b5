/**
 * Caches the last result and returns it while the arguments are the same objects. Records are replaced, never mutated, so
 * the same object means the same content.
 */
export function memoizeLast<Arguments extends readonly unknown[], Value>(
  compute: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  let last: { args: Arguments; value: Value } | undefined;
  return (...args) => {
    if (!last || args.some((argument, index) => argument !== last?.args[index]))
      last = { args, value: compute(...args) };
    return last.value;
  };
}
