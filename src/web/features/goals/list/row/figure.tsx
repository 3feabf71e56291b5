import type { MoneyFormat } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Said } from "#web/household/goals/pace-words.ts";
import { Why } from "#web/ui/why.tsx";
import "./figure.css";

interface FigureProps {
  said: Said;
  /** What it is a figure of, for those who hear it. */
  about: string;
  format: MoneyFormat;
}

/** Many figures a row: each answers for itself when pressed, where as many times "why?" would drown them. */
export function Figure({ said: { text, why }, about, format }: FigureProps) {
  if (!why) return <span>{text}</span>;
  return <Why label={text} about={`why? ${about}`} {...explanationWords(why, format)} />;
}
