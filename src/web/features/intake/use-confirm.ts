import { useCallback } from "react";
import type { Step } from "#domain/intake/steps.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { useRun } from "#web/household/use-run.ts";
import { changing } from "#web/store/command.ts";
import { useIntake } from "./draft/intake-context.tsx";

/** In a finished household, going on from a step says that what stands there holds. */
export function useConfirm(): (step: Step) => void {
  const { record, asked } = useIntake();
  const run = useRun();
  const confirmed = record?.confirmed;
  const id = record?.id;
  return useCallback(
    (step) => {
      if (!confirmed || !id || confirmed[step] === asked.today) return;
      const confirming = ({ confirmed: now }: LiveRecord<"household">) => ({
        confirmed: { ...now, [step]: asked.today },
      });
      void run(changing("confirm-step", "household", id, confirming));
    },
    [confirmed, id, asked.today, run],
  );
}
