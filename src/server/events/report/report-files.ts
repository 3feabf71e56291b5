import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { makeFolder } from "../../storage/database.ts";
import { csvFiles } from "./csv-report.ts";
import { reportPage } from "./html/page.ts";
import { ReportProblem } from "./report-options.ts";

/** Writes the page and its files, over those of an earlier report, and gives their paths. */
export function writeReport(counts: FunnelCounts, folder: string): string[] {
  const tables = csvFiles(counts);
  const files = { "report.html": reportPage(counts, Object.keys(tables)), ...tables };
  try {
    makeFolder(folder);
    return Object.entries(files).map(([name, text]) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    });
  } catch (error) {
    throw new ReportProblem(`The report can't be written to ${folder}: ${(error as Error).message}.`);
  }
}
