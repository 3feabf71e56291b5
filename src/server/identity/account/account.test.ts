import { onEveryEngine } from "../../storage/engines.contract.ts";
import { accountsContract } from "./accounts.contract.ts";
import { addressChangeContract } from "./address-change.contract.ts";
import { confirmContract } from "./confirm.contract.ts";
import { knownContract } from "./known.contract.ts";
import { owningContract } from "./owning.contract.ts";
import { passwordsContract } from "./passwords.contract.ts";

onEveryEngine(accountsContract);
onEveryEngine(passwordsContract);
onEveryEngine(addressChangeContract);
onEveryEngine(owningContract);
onEveryEngine(confirmContract);
onEveryEngine(knownContract);
