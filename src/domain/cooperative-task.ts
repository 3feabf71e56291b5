/** Long work in small steps. Each tells how much is done, from 0 to 1, and is a moment at which the screen may move. */
export type CooperativeTask<Value> = Generator<number, Value, void>;

/** Given how much is done. May wait, for instance until the screen has been drawn. */
export type OnPause = (done: number) => Promise<void> | void;

export function runToEnd<Value>(steps: CooperativeTask<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export async function runWithPauses<Value>(steps: CooperativeTask<Value>, pause: OnPause): Promise<Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(step.value);
  }
}

/** Works of equal length one after the other, as one. */
export function* inSequence<Value>(works: readonly CooperativeTask<Value>[]): CooperativeTask<Value[]> {
  const values: Value[] = [];
  for (const [index, work] of works.entries()) {
    let step = work.next();
    for (; !step.done; step = work.next()) yield (index + step.value) / works.length;
    values.push(step.value);
  }
  return values;
}
