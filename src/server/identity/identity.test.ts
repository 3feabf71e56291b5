import { onEveryEngine } from "../storage/engines.contract.ts";
import { accountsContract } from "./accounts.contract.ts";
import { defenceContract } from "./defence.contract.ts";
import { nodesContract } from "./nodes.contract.ts";
import { owningContract } from "./owning.contract.ts";
import { passwordsContract } from "./passwords.contract.ts";
import { sessionsContract } from "./sessions.contract.ts";

onEveryEngine(accountsContract);
onEveryEngine(passwordsContract);
onEveryEngine(sessionsContract);
onEveryEngine(owningContract);
onEveryEngine(defenceContract);
onEveryEngine(nodesContract);
