import { eachValueOnceContract } from "./each-value-once.contract.ts";
import { onEveryEngine } from "./engines.contract.ts";

onEveryEngine(eachValueOnceContract);
