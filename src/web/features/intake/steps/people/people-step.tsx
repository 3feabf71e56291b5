import { openHouseholdOf, type StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { RowList } from "../../rows/row-list.tsx";
import type { StepProps } from "../../rows/row-types.ts";
import { OwnFields } from "./own-fields.tsx";
import { PersonEditor } from "./person-editor.tsx";
import { personWords } from "./person-words.ts";

const peopleOf = (state: StoreState) => openHouseholdOf(state)?.of.person;

export function PeopleStep(props: StepProps) {
  const { asked, rowsOf } = useIntake();
  const records = useStoreState(peopleOf);
  const signsIn = (id: string) => records?.get(id)?.uid !== undefined;
  return (
    <>
      <RowList
        {...props}
        part="people"
        words={{ list: "People", example: "Maya, Tom, Ada child 2019" }}
        describe={personWords(rowsOf("people"), asked, signsIn)}
        editor={PersonEditor}
      />
      <OwnFields />
    </>
  );
}
