import { onEveryEngine } from "./engines.contract.ts";
import { householdStorageContract } from "./household-storage.contract.ts";

onEveryEngine(householdStorageContract);
