import { useRef } from "react";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useRun } from "../use-run.ts";
import { type OpenValue, useOpenValues, useSpace } from "./open-values.ts";
import { keepingLater, usingOverridden } from "./overridden-commands.ts";
import { type OverriddenWords, overriddenWords } from "./overridden-words.ts";
import { useAuthors } from "./use-authors.ts";
import "./overridden-notes.css";

interface NotesProps {
  values: readonly OpenValue[];
  /** What each value is of is said beside the notes already. */
  isNamed: boolean;
}

export function OverriddenNotes(props: NotesProps) {
  const household = useSpace();
  return household && <NotesOf {...props} household={household} />;
}

function NotesOf({ values, isNamed, household }: NotesProps & { household: HouseholdState }) {
  const list = useRef<HTMLUListElement>(null);
  const reader = useReaderFormat();
  const authorsOf = useAuthors(household, values);
  const [own] = household.of.household.list();
  const format = own ? { currency: own.currency, locale: own.locale } : reader;
  return (
    <ul ref={list} className="overridden-notes" aria-label="Changed on two devices" tabIndex={-1}>
      {values.map((value) => (
        <Note
          key={value.announcement.id}
          id={value.announcement.id}
          words={overriddenWords(value, authorsOf(value), household, format)}
          isNamed={isNamed}
          onDecided={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}

interface NoteProps {
  id: string;
  words: OverriddenWords;
  isNamed: boolean;
  /** The keyboard goes to what is left. */
  onDecided: () => void;
}

const longest = 24;

function Note({ id, words: { about, said, lost, won }, isNamed, onDecided }: NoteProps) {
  const run = useRun();
  const use = async () => {
    onDecided();
    await run(usingOverridden(id), `Changed to ${lost}.`);
  };
  const keep = async () => {
    onDecided();
    await run(keepingLater(id), `${won} stays.`);
  };
  return (
    <li className="overridden-note">
      <p>
        {!isNamed && <span className="overridden-about">{about}. </span>}
        {said}
      </p>
      <span className="overridden-actions">
        <Button variant="outline" size="small" aria-label={`Use this instead: ${lost}. ${about}`} onClick={use}>
          Use this instead
        </Button>
        <Button variant="quiet" size="small" aria-label={`Keep ${won}. ${about}`} onClick={keep}>
          {won.length > longest ? "Keep" : `Keep ${won}`}
        </Button>
      </span>
    </li>
  );
}

/** All of the household at once. */
export function OverriddenDialog({ onClose }: { onClose: () => void }) {
  const values = useOpenValues();
  return (
    <Dialog open title="Changed on two devices" variant="sheet" onClose={onClose}>
      <p className="lede">
        {values.length > 0
          ? "These were changed in two places before either knew of the other. The later one counts, unless you choose."
          : "Everything is decided."}
      </p>
      {values.length > 0 && <OverriddenNotes values={values} isNamed={false} />}
    </Dialog>
  );
}
