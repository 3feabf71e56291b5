import { useSiteConfig } from "#web/platform/site-config.ts";
import { Table } from "#web/ui/table.tsx";
import { type Onlooker, type Seen, seenIn } from "./what-is-seen.ts";

const columns: { key: "what" | Onlooker; label: string }[] = [
  { key: "what", label: "What" },
  { key: "you", label: "You" },
  { key: "household", label: "Your household" },
  { key: "operator", label: "The operator" },
];

/** Short enough for a phone held in one hand: the sentences stand below it. */
export function SeenTable() {
  const isHosted = useSiteConfig().firebase !== null;
  return (
    <div className="who-sees-table">
      <Table
        caption="Who sees what"
        captionHidden
        columns={columns}
        rows={seenIn(isHosted).map((row) => ({ id: row.what, cells: quieted(row) }))}
      />
    </div>
  );
}

/** Whoever looks for who sees something finds it at a glance. */
const quieted = ({ household, operator, ...row }: Seen) => ({
  ...row,
  you: row.you === "no" ? <No /> : row.you,
  household: household === "no" ? <No /> : household,
  operator: operator === "no" ? <No /> : operator,
});

const No = () => <span className="who-sees-no">no</span>;
