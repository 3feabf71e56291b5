import type { ReactNode } from "react";
import type { ReadOptions, Row } from "#domain/intake/answers.ts";
import { personKinds } from "#domain/intake/choices.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { PlaceFields } from "#web/household/place/place-fields.tsx";
import { openHouseholdOf, type StoreState, useStoreState } from "#web/store/index.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { placeAnswers, profileProblems } from "../draft/profile.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { errorOf, problemText, rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { EditorProps, RowWords, StepProps } from "../rows/row-types.ts";
import "./people-step.css";

const peopleOf = (state: StoreState) => openHouseholdOf(state)?.of.person;

export function PeopleStep(props: StepProps) {
  const { options, rowsOf } = useIntake();
  const records = useStoreState(peopleOf);
  const signsIn = (id: string) => records?.get(id)?.uid !== undefined;
  return (
    <>
      <RowList
        {...props}
        part="people"
        words={{ list: "People", example: "Maya, Tom, Ada child 2019" }}
        describe={personWords(rowsOf("people"), options, signsIn)}
        editor={PersonEditor}
      />
      <ProfileFields />
    </>
  );
}

const kindWords = { adult: "Adult", child: "Child" } as const;

function personWords(
  people: readonly DraftRow[],
  options: ReadOptions,
  signsIn: (id: string) => boolean,
): (row: DraftRow) => RowWords {
  const markOf = personMarks(people);
  return (row) => {
    const mark = markOf(row.id);
    const read = readRow({ id: row.id, part: "people", answers: row.answers } satisfies Row<"people">, options);
    if (!read.ok) return { name: rowName(row), mark };
    const { name, kind, birthYear } = read.value;
    const born = birthYear === undefined ? "" : `, born ${birthYear}`;
    return { name, note: `${kindWords[kind]}${born}${signsIn(row.id) ? ` · ${name} signs in` : ""}`, mark };
  };
}

/** Created once, so that memoized rows do not rerender. */
const marks = [<MemberMark key="first" shape="disc" />, <MemberMark key="second" shape="diamond" />];

/** The marks of the first two adults, told apart by shape. Everyone else gets a blank, so that names align. */
export function personMarks(people: readonly DraftRow[]): (id: string) => ReactNode {
  const adults = people.filter(({ answers }) => answers.kind !== "child").map(({ id }) => id);
  return (id) => marks[adults.indexOf(id)] ?? null;
}

const kinds = [
  { value: "adult", label: "Adult" },
  { value: "child", label: "Child" },
] as const;

function PersonEditor({ row, problems, onType }: EditorProps) {
  const { name = "", kind, birthYear = "" } = row.answers;
  return (
    <div className="editor-fields">
      <div className="editor-all">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          value={name}
          error={errorOf("people", problems, "name")}
          onChange={(text) => onType({ name: text })}
        />
      </div>
      <div className="editor-half">
        <Segments
          label="Adult or child"
          name="kind"
          wide
          value={personKinds.find((one) => one === kind) ?? personKinds[0]}
          onChange={(chosen) => onType({ kind: chosen })}
          options={kinds}
        />
      </div>
      <div className="editor-half">
        <TextField
          label="Birth year"
          optional
          name="birthYear"
          inputMode="numeric"
          autoComplete="off"
          value={birthYear}
          error={errorOf("people", problems, "birthYear")}
          onChange={(text) => onType({ birthYear: text })}
        />
      </div>
    </div>
  );
}

const currencyStays =
  "It stays: amounts you have saved are in it, and in another currency they would be other amounts.";

/** The household's name and place. The place sets the currency, the number format and the start of the week. */
function ProfileFields() {
  const { profile, typeProfile, record } = useIntake();
  const isTooLong = profileProblems(profile).name !== undefined;
  return (
    <div className="own-fields">
      <TextField
        label="Household name"
        optional
        name="householdName"
        autoComplete="off"
        placeholder="Such as: Riverside Road"
        value={profile.name}
        error={isTooLong && problemText("people", "name", "too-long")}
        onChange={(name) => typeProfile({ name })}
      />
      <PlaceFields
        place={profile.place}
        onChange={(place) => typeProfile(placeAnswers(place))}
        currencyStays={record?.confirmed && currencyStays}
      />
    </div>
  );
}
