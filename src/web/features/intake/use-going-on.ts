import { useState } from "react";
import { type Step, stepOfPart } from "#domain/intake/steps.ts";
import { useIntake } from "./draft/intake-context.tsx";
import { useConfirm } from "./use-confirm.ts";

interface Asked {
  /** How often someone wanted to go on. */
  attempts: number;
  /** The rows that were unfinished then. Those added since are asked about at the next attempt, not while they are typed. */
  askedFor: ReadonlySet<string>;
}

const notYet: Asked = { attempts: 0, askedFor: new Set() };

/** Whether a step may be left as done, and what needs a look before. */
export function useGoingOn(step: Step) {
  const { read } = useIntake();
  const confirm = useConfirm();
  const [{ attempts, askedFor }, ask] = useState(notYet);
  const open = read.unfinished.filter(({ row }) => stepOfPart[row.part] === step);
  const mayGoOn = (): boolean => {
    ask({ attempts: attempts + 1, askedFor: new Set(open.map(({ row }) => row.id)) });
    if (open.length === 0) confirm(step);
    return open.length === 0;
  };
  return { attempts, askedFor, toLookAt: open.filter(({ row }) => askedFor.has(row.id)), mayGoOn };
}
