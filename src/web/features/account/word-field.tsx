import { TextField } from "#web/ui/text-field.tsx";

interface WordFieldProps {
  word: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Typed before something goes for good: a click can be a slip, a word can't. */
export const WordField = ({ word, ...field }: WordFieldProps) => (
  <TextField {...field} label={`Type the word ${word}`} autoComplete="off" autoCapitalize="none" />
);

export const isWord = (typed: string, word: string): boolean => typed.trim().toLowerCase() === word;
