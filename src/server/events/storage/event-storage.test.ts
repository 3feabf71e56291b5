import { onEveryEngine } from "../../storage/engines.contract.ts";
import { eventStorageContract } from "./event-storage.contract.ts";

onEveryEngine(eventStorageContract);
