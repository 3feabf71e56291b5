import { useEffect, useRef, useState } from "react";
import { err, ok } from "#domain/result.ts";
import type { Change } from "#sync/household-api.ts";
import { isSameValue, own } from "#sync/merge.ts";
import type { Overridden } from "#sync/overridden.ts";
import { readRecord } from "#sync/read-record.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import { type Command, deleting, type HouseholdState, recordOf, useSyncStatus } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useRun } from "../commands/use-run.ts";
import { useOwnUid } from "../figures/use-figures.ts";
import { type OpenValue, useOpenValues, useSpace } from "./overridden-values.tsx";
import { type Authors, type OverriddenWords, overriddenWords, you } from "./overridden-words.ts";
import "../household.css";

interface NotesProps {
  values: readonly OpenValue[];
  /** The screen around the notes names the record already. */
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
  /** Moves the focus to the remaining notes. */
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
    await run(keepingLaterValue(id), `${won} stays.`);
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

/** All overridden values of the household. */
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

/** Writes the overridden value back as an ordinary edit of the record and deletes the announcement. One undo reverts both. */
export const usingOverridden = (id: string): Command => ({
  name: "use-overridden",
  edits(household) {
    const announcement = household.of.overridden.record(id);
    if (!announcement) return err("gone");
    const { of, names, lost } = announcement.fields;
    if (household.unread.has(of.id)) return err("newer-record");
    const before = recordOf(household, of.id);
    if (!before) return err("gone");
    const others = Object.entries(before.fields).filter(([name]) => !names.includes(name));
    const after = { ...before, fields: { ...Object.fromEntries(others), ...lost } };
    if (!readRecord(after).ok) return err("bad-fields");
    return ok([
      { before, after },
      { before: announcement, after: { ...announcement, deleted: true } },
    ]);
  },
});

/** Keeps the later value and deletes the announcement. */
export const keepingLaterValue = (id: string): Command => deleting("keep-later-value", id);

type Logs = ReadonlyMap<string, readonly Change[]>;

/**
 * Who wrote the values. Only the change log names authors. It is queried once everything is sent, because the change that
 * overrode a value may be on its way. Offline, nobody is named.
 */
export function useAuthors(household: HouseholdState, values: readonly OpenValue[]): (value: OpenValue) => Authors {
  const uid = useOwnUid();
  const isInStep = useSyncStatus() === "in-step";
  const [logs, setLogs] = useState<Logs>(new Map());
  const ids = [...new Set(values.map(({ record }) => record.id))].sort().join(" ");
  useEffect(() => {
    if (uid === undefined || !isInStep || ids === "") return;
    let isWanted = true;
    for (const id of ids.split(" "))
      void householdService.changes(household.id, { id }).then((answer) => {
        if (isWanted && answer.ok) setLogs((now) => new Map(now).set(id, answer.value.changes));
      });
    return () => {
      isWanted = false;
    };
  }, [household.id, uid, isInStep, ids]);
  const people = household.of.person.list();
  const nameOf = (author: string | undefined) =>
    author === uid ? author && you : people.find((person) => author !== undefined && person.uid === author)?.name;
  return ({ announcement, record }) => {
    const { loser, winner } = authorsIn(logs.get(record.id) ?? [], announcement);
    return { loser: nameOf(loser), winner: nameOf(winner) };
  };
}

/** The accounts that wrote the overridden value and the next version with a different one. */
export function authorsIn(changes: readonly Change[], { replaced, names, lost }: Overridden): Authors {
  const hasLost = ({ record }: Change) => names.every((name) => isSameValue(own(record.fields, name), lost[name]));
  const later = changes.filter(({ seq }) => seq > replaced).sort((one, other) => one.seq - other.seq);
  return {
    loser: changes.find(({ seq }) => seq === replaced)?.uid,
    winner: later.find((change) => !hasLost(change))?.uid,
  };
}
