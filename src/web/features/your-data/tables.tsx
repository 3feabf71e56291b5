import { useState } from "react";
import { runWithPauses } from "#domain/cooperative-task.ts";
import { type CsvFile, csvWriting } from "#sync/files/csv-files.ts";
import { type RecordKind, recordKinds } from "#sync/record.ts";
import { fileName, saveFile } from "#web/household/backup/save-file.ts";
import { kindTitle } from "#web/household/words/kind-names.ts";
import { defaultFormat } from "#web/platform/reader-format.ts";
import { today } from "#web/platform/today.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type HouseholdState, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";

export function Tables({ household }: { household: HouseholdState }) {
  const write = useTables(household);
  const kinds = recordKinds.filter((kind) => household.of[kind].size > 0);
  return (
    <>
      <p className="lede">Words that would run as formulas are made harmless. Tables can’t be imported again.</p>
      <ul className="rows table-files">
        {kinds.map((kind) => (
          <li key={kind}>
            <span>
              {kindTitle(kind)} <span className="quiet">{household.of[kind].size.toLocaleString("en")}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              aria-label={`Save ${kindTitle(kind)}`}
              onClick={() => void write(kind)}
            >
              Save
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const currencyOf = ({ of }: HouseholdState) => of.household.list()[0]?.currency ?? defaultFormat.currency;

/** All tables are written on the first request and cached for the others. */
function useTables(household: HouseholdState): (kind: RecordKind) => Promise<void> {
  const { database } = useStore();
  const [files, setFiles] = useState<readonly CsvFile[] | null>(null);
  const tableFiles = async () => {
    if (files) return files;
    const rows = await database.read(({ records }) => records.all({ household: household.id }));
    const tables = csvWriting({ records: rows.map(({ record }) => record), currency: currencyOf(household) });
    const written = (await runWithPauses(tables, yieldToMain())).files;
    setFiles(written);
    return written;
  };
  return async (kind) => {
    const file = (await tableFiles()).find((one) => one.kind === kind);
    if (file) saveFile({ name: fileName(today(), "csv", kind), type: "csv", content: file.text });
  };
}
