import type { CooperativeTask } from "#domain/cooperative-task.ts";
import { type Ahead, type AheadInput, type AheadProblem, ahead } from "#domain/projections/ahead.ts";
import type { Result } from "#domain/result.ts";
import { type WhatIfAnswer, type WhatIfInput, type WhatIfProblem, whatIf } from "#domain/what-if/what-if.ts";
import type { WorkerCall } from "#web/platform/worker-rpc.ts";

/** A long computation for the worker. */
export type ProjectionRequest = { type: "ahead"; input: AheadInput } | { type: "what-if"; input: WhatIfInput };

interface Results {
  ahead: Result<Ahead, AheadProblem>;
  "what-if": Result<WhatIfAnswer, WhatIfProblem>;
}

type AnyResult = Results[keyof Results];

export type ResultOf<Request extends ProjectionRequest> = Results[Request["type"]];

export const taskFor = (request: ProjectionRequest): CooperativeTask<AnyResult> =>
  request.type === "ahead" ? ahead(request.input) : whatIf(request.input);

/** The progress bar shows no smaller steps. */
const progressStep = 0.05;

/** What the worker serves, separate so that tests can run it in their own thread. */
export const projectionHandlers = {
  compute(request: ProjectionRequest, { notify }: WorkerCall<number>): AnyResult {
    const task = taskFor(request);
    let reported = 0;
    let step = task.next();
    for (; !step.done; step = task.next()) {
      if (step.value - reported < progressStep) continue;
      reported = step.value;
      notify(reported);
    }
    return step.value;
  },
};
