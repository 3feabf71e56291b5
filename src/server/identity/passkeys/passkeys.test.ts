import { onEveryEngine } from "../../storage/engines.contract.ts";
import { passkeyKeepingContract } from "./passkey-keeping.contract.ts";
import { passkeySignUpContract } from "./passkey-sign-up.contract.ts";
import { passkeyUseContract } from "./passkey-use.contract.ts";
import { passkeysContract } from "./passkeys.contract.ts";

onEveryEngine(passkeysContract);
onEveryEngine(passkeyKeepingContract);
onEveryEngine(passkeySignUpContract);
onEveryEngine(passkeyUseContract);
