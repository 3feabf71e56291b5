import { onEveryEngine } from "./engines.contract.ts";
import { ledgerContract } from "./erasure-ledger.contract.ts";

onEveryEngine(ledgerContract);
