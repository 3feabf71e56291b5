import type { CooperativeTask } from "#domain/cooperative-task.ts";
import { type Ahead, type AheadInput, type AheadProblem, ahead } from "#domain/projections/ahead.ts";
import type { Result } from "#domain/result.ts";
import { type WhatIfAnswer, type WhatIfInput, type WhatIfProblem, whatIf } from "#domain/what-if/what-if.ts";

/** A long computation for the worker. */
export type ProjectionRequest = { type: "ahead"; input: AheadInput } | { type: "what-if"; input: WhatIfInput };

interface Results {
  ahead: Result<Ahead, AheadProblem>;
  "what-if": Result<WhatIfAnswer, WhatIfProblem>;
}

type AnyResult = Results[keyof Results];

export type ResultOf<Request extends ProjectionRequest> = Results[Request["type"]];

/** From the worker to the main thread. `done` goes from 0 to 1. */
export type WorkerMessage = { type: "progress"; done: number } | { type: "result"; result: AnyResult };

export const taskFor = (request: ProjectionRequest): CooperativeTask<AnyResult> =>
  request.type === "ahead" ? ahead(request.input) : whatIf(request.input);

/** The progress bar shows no smaller steps. */
const progressStep = 0.05;

/** The body of the worker, separate so that tests can run it in their own thread. */
export const createRequestHandler =
  (post: (message: WorkerMessage) => void) =>
  (request: ProjectionRequest): void => {
    const task = taskFor(request);
    let reported = 0;
    let step = task.next();
    for (; !step.done; step = task.next()) {
      if (step.value - reported < progressStep) continue;
      reported = step.value;
      post({ type: "progress", done: reported });
    }
    post({ type: "result", result: step.value });
  };
