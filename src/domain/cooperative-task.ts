/** Long work that yields between steps, so that the caller can draw the screen. Each step yields the fraction done, 0 to 1. */
export type CooperativeTask<Value> = Generator<number, Value, void>;

/** Called between steps with the fraction done. May wait, for instance until the screen is drawn. */
export type OnPause = (done: number) => Promise<void> | void;

export function runToEnd<Value>(task: CooperativeTask<Value>): Value {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

export async function runWithPauses<Value>(task: CooperativeTask<Value>, pause: OnPause): Promise<Value> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    await pause(step.value);
  }
}

/** Runs tasks of about equal length one after another, as one task. */
export function* inSequence<Value>(tasks: readonly CooperativeTask<Value>[]): CooperativeTask<Value[]> {
  const values: Value[] = [];
  for (const [index, task] of tasks.entries()) {
    let step = task.next();
    for (; !step.done; step = task.next()) yield (index + step.value) / tasks.length;
    values.push(step.value);
  }
  return values;
}
