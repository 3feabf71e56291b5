import { createContext, type ReactNode, useContext } from "react";
import type { Intake } from "./use-draft.ts";

const IntakeContext = createContext<Intake | null>(null);

/** The draft on screen, for all steps. */
export function useIntake(): Intake {
  const intake = useContext(IntakeContext);
  if (!intake) throw new Error("no intake is open");
  return intake;
}

export const IntakeProvider = ({ intake, children }: { intake: Intake; children: ReactNode }) => (
  <IntakeContext value={intake}>{children}</IntakeContext>
);
