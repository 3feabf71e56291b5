import { createContext } from "react";
import { createImportClient, type ImportClient } from "#web/import/import-client.ts";

/** How files are read: in a worker of its own, unless a test reads them in place. */
export const ImportClientContext = createContext<() => ImportClient>(createImportClient);
