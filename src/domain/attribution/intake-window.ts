const intakeWindow = 15_000;

/** Whether coming to the dashboard is what submitting the intake led to. */
export const completesIntake = (clickedAt: number, landedAt: number): boolean =>
  landedAt >= clickedAt && landedAt - clickedAt <= intakeWindow;
