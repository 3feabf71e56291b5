import { changeUpkeepContract } from "./change-upkeep.contract.ts";
import { onEveryEngine } from "./engines.contract.ts";

onEveryEngine(changeUpkeepContract);
