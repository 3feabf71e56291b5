/**
 * Work that can be interrupted: each slice tells how much is done, in thousandths, and the last one has the answer. A
 * screen or a worker goes on as long as its own clock allows; the answer does not depend on where it paused.
 */
export type Slices<Answer> = Generator<number, Answer>;

export type Advance<Answer> = { isDone: false; done: number } | { isDone: true; answer: Answer };

/** Goes on while the caller may, one slice at least. */
export function advance<Answer>(work: Slices<Answer>, mayGoOn: () => boolean): Advance<Answer> {
  let step = work.next();
  while (!step.done && mayGoOn()) step = work.next();
  return step.done ? { isDone: true, answer: step.value } : { isDone: false, done: step.value };
}

/** All of it at once, where nobody waits. */
export function finish<Answer>(work: Slices<Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Works of equal length one after the other, as one. */
export function* inTurn<Answer>(works: readonly Slices<Answer>[]): Slices<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, work] of works.entries()) {
    let step = work.next();
    while (!step.done) {
      yield Math.floor((index * 1_000 + step.value) / works.length);
      step = work.next();
    }
    answers.push(step.value);
  }
  return answers;
}
