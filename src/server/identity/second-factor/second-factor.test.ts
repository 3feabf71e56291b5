import { onEveryEngine } from "../../storage/engines.contract.ts";
import { backupCodesContract } from "./backup-codes.contract.ts";
import { rememberedDevicesContract } from "./remembered-devices.contract.ts";
import { secondFactorContract } from "./second-factor.contract.ts";
import { secondFactorGateContract } from "./second-factor-gate.contract.ts";
import { secondStepContract } from "./second-step.contract.ts";

onEveryEngine(secondFactorContract);
onEveryEngine(secondStepContract);
onEveryEngine(backupCodesContract);
onEveryEngine(rememberedDevicesContract);
onEveryEngine(secondFactorGateContract);
