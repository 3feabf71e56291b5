/** A field that someone wants to see, by its row and its answer's name. */
export interface WantedField {
  rowId: string;
  field: string;
}

/** What every step of the intake is given. */
export interface StepProps {
  /** Goes to the next step. */
  onGoOn(): void;
  /** The field to open and focus. A new object asks again. */
  wanted: WantedField | null;
  /** Someone pressed Next: what is missing is said at every field. */
  asksAll: boolean;
}
