import { onEveryEngine } from "../../storage/engines.contract.ts";
import { signInMethodContract } from "./sign-in-method.contract.ts";

onEveryEngine(signInMethodContract);
