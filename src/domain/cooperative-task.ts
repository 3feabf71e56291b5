/** Long work in small steps. Each tells how much is done, from 0 to 1, and is a moment at which the screen may move. */
export type Steps<Value> = Generator<number, Value, void>;

/** Given how much is done. May wait, for instance until the screen has been drawn. */
export type Pause = (done: number) => Promise<void> | void;

export function finish<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export async function finishInSteps<Value>(steps: Steps<Value>, pause: Pause): Promise<Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(step.value);
  }
}

/** Works of equal length one after the other, as one. */
export function* inTurn<Value>(works: readonly Steps<Value>[]): Steps<Value[]> {
  const values: Value[] = [];
  for (const [index, work] of works.entries()) {
    let step = work.next();
    for (; !step.done; step = work.next()) yield (index + step.value) / works.length;
    values.push(step.value);
  }
  return values;
}
