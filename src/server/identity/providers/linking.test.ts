import { onEveryEngine } from "../../storage/engines.contract.ts";
import { linkingContract } from "./linking.contract.ts";

onEveryEngine(linkingContract);
