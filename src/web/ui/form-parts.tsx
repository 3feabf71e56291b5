import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

interface FormActionsProps {
  action: string;
  isBusy?: boolean;
  /** Label of the cancel button. */
  cancel?: string;
  onCancel?: (() => void) | undefined;
}

export function FormActions({ action, isBusy = false, cancel = "Cancel", onCancel }: FormActionsProps) {
  return (
    <div className="actions">
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}

interface WordFieldProps {
  word: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A confirmation word to type before something is deleted for good: a click can be a slip. */
export const ConfirmationWordField = ({ word, ...field }: WordFieldProps) => (
  <TextField {...field} label={`Type the word ${word}`} autoComplete="off" autoCapitalize="none" />
);

export const isConfirmationWord = (typed: string, word: string): boolean => typed.trim().toLowerCase() === word;
