import type { ReactNode } from "react";
import { Progress } from "#web/ui/progress.tsx";
import "./working.css";

interface WorkingProps {
  isBusy: boolean;
  done: number;
  children: ReactNode;
}

/** What is reckoned anew keeps its place and is not seen until it is there: no old figure passes for a new one. */
export const Working = ({ isBusy, done, children }: WorkingProps) => (
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
