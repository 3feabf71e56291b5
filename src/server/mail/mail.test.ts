import { onEveryEngine } from "../storage/engines.contract.ts";
import { mailContract } from "./mail.contract.ts";

onEveryEngine(mailContract);
