import { onEveryEngine } from "../../storage/engines.contract.ts";
import { ownNumberContract } from "./own-number.contract.ts";
import { phoneContract } from "./phone.contract.ts";

onEveryEngine(phoneContract);
onEveryEngine(ownNumberContract);
