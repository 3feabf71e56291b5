import { InlineWorker, workerList } from "#web/platform/worker-rpc.fixture.ts";
import { createImportClient } from "./import-client.ts";
import { createImportHandlers } from "./import-handlers.ts";

const inlineWorker = () => new InlineWorker(createImportHandlers(), { clonesInput: false });

/** A client whose worker runs in this thread. */
export function client(make: () => InlineWorker = inlineWorker) {
  const { start, workers } = workerList(make);
  return { ...createImportClient(start), workers };
}
