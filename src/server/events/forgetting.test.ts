import { onEveryEngine } from "../storage/engines.contract.ts";
import { forgettingContract } from "./forgetting.contract.ts";

onEveryEngine(forgettingContract);
