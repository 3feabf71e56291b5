import { today } from "#web/platform/today.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "./backup/save-file.ts";
import "./household.css";

type DownloadProps = {
  /** The room and the content, for the file name: `weekfold-history-weeks-2026-11-13.csv`. */
  room: string;
  about: string;
  /** Generated on demand. */
  table: () => string;
};

export function DownloadCsv({ room, about, table }: DownloadProps) {
  const save = () => saveFile({ name: `weekfold-${room}-${about}-${today()}.csv`, type: "csv", content: table() });
  return (
    <Button variant="quiet" size="small" icon="download" className="download-csv" onClick={save}>
      Download CSV<span className="visually-hidden">: {about.replaceAll("-", " ")}</span>
    </Button>
  );
}
