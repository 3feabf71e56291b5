import { onEveryEngine } from "../storage/engines.contract.ts";
import { restoreContract } from "./reminder-restore.contract.ts";
import { routesContract } from "./reminder-routes.contract.ts";
import { senderContract } from "./reminder-sender.contract.ts";

onEveryEngine(senderContract);
onEveryEngine(routesContract);
onEveryEngine(restoreContract);
