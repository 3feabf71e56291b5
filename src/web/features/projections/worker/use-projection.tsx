import { type ReactNode, useEffect, useRef, useState } from "react";
import { Progress } from "#web/ui/progress.tsx";
import { createProjectionClient } from "./projection-client.ts";
import type { ProjectionRequest, ResultOf } from "./requests.ts";
import "../projections.css";

interface ProjectionState<Result> {
  /** The last result. While `isBusy` it belongs to an earlier request and must not be shown as the current one. */
  result: Result | null;
  isBusy: boolean;
  /** From 0 to 1. */
  done: number;
}

/** Debounces the requests of typing. */
const debounceMs = 250;

interface Received<Request extends ProjectionRequest> {
  request: Request;
  result: ResultOf<Request>;
}

/** Computes a memoized request whenever it changes. A null request computes nothing. */
export function useProjection<Request extends ProjectionRequest>(
  request: Request | null,
): ProjectionState<ResultOf<Request>> {
  const [received, setReceived] = useState<Received<Request> | null>(null);
  const [done, setDone] = useState(0);
  const hasStarted = useRef(false);
  const [client] = useState(createProjectionClient);
  useEffect(() => client.close, [client]);
  useEffect(() => {
    if (!request) return;
    const begin = async () => {
      hasStarted.current = true;
      const result = await client.compute(request, setDone);
      if (result) setReceived({ request, result });
    };
    setDone(0);
    const timer = setTimeout(() => void begin(), hasStarted.current ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      client.cancel();
    };
  }, [request, client]);
  return { result: received?.result ?? null, isBusy: request !== null && received?.request !== request, done };
}

interface ProgressProps {
  isBusy: boolean;
  done: number;
  children: ReactNode;
}

/** Hides stale figures while new ones are computed, and keeps their space to avoid layout shift. */
export const ProjectionProgress = ({ isBusy, done, children }: ProgressProps) => (
  <div className="working" aria-busy={isBusy}>
    <div className="working-note" role="status">
      {isBusy && (
        <>
          <p>Working it out…</p>
          <Progress label="Working it out" tone="plain" value={done} max={1} />
        </>
      )}
    </div>
    <div className={isBusy ? "working-old" : undefined} inert={isBusy}>
      {children}
    </div>
  </div>
);
