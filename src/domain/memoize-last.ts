/**
 * Remembers a function's last answer and gives it again while the arguments are the same objects. Records are replaced,
 * never changed in place, so the same object means the same content.
 */
export function memoizeLast<Arguments extends readonly unknown[], Answer>(
  compute: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { given: Arguments; answer: Answer } | undefined;
  return (...given) => {
    if (!last || given.some((argument, index) => argument !== last?.given[index]))
      last = { given, answer: compute(...given) };
    return last.answer;
  };
}
