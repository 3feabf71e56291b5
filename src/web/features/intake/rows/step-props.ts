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
  /** The rows that held someone back who wanted to go on: what is missing in them is said at every field. */
  askedFor: ReadonlySet<string>;
}
