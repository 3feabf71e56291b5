import { onEveryEngine } from "../storage/engines.contract.ts";
import { defenceContract } from "./defence.contract.ts";
import { nodesContract } from "./nodes.contract.ts";
import { sessionsContract } from "./sessions.contract.ts";

onEveryEngine(sessionsContract);
onEveryEngine(defenceContract);
onEveryEngine(nodesContract);
