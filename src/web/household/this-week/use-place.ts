import { useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { targetWords } from "../words/target-words.ts";
import {
  goneProblem,
  goneWords,
  nothingRecorded,
  optionsOf,
  type Place,
  type PlaceProblem,
  replannedWords,
} from "./places.ts";
import type { GoneShare } from "./use-press.ts";

/** The chosen place. One that is gone stays chosen and says so, until another is. */
export function usePlace(places: readonly Place[], first: string | (() => string), household: Household) {
  const [key, setKey] = useState(first);
  const [known, setKnown] = useState(() => places.find((place) => place.key === key));
  const [refused, refuse] = useState<GoneShare>();
  const choose = (next: string) => {
    setKey(next);
    setKnown(places.find((place) => place.key === next));
    refuse(undefined);
  };
  const gone = known ? goneProblem(known.target, household) : null;
  const options = optionsOf(places);
  return {
    ...{ key, choose, refuse, target: known?.target },
    options: known && gone ? [{ value: key, label: known.label, disabled: true }, ...options] : options,
    problem: placeProblem(known, refused, gone, household),
  };
}

function placeProblem(
  known: Place | undefined,
  refused: GoneShare | undefined,
  gone: PlaceProblem | null,
  household: Household,
): string | undefined {
  if (refused && !known) return replannedWords(targetWords(refused.share.target, household), refused.problem);
  const problem = refused?.problem ?? gone;
  if (!known || !problem) return undefined;
  const words = goneWords(known.label, problem, refused?.share.amount ?? null, household);
  return refused ? `${words} ${nothingRecorded}` : words;
}
