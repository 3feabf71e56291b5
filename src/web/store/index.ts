/**
 * The only door to the store: what screens, the household's hooks and the backends use of it. Everything else in this folder is
 * private to it (`src/boundaries.ts`). The bundler drops what an importer does not use, so importing from here costs no page
 * anything (`vite.config.ts`).
 */

// Writing: commands, their results, bulk changes and undo.
export { bulkThreshold, type Precompute } from "./bulk/bulk-write.ts";
export type { ImportOptions, NewRecords } from "./bulk/persist-bulk.ts";
// Reading: hooks for components, and the state that they select from.
export type { Collection } from "./collection.ts";
export {
  adding,
  type Command,
  type CommandProblem,
  changing,
  deleting,
  together,
  undoingChange,
} from "./command.ts";
// The device: its databases, what it refused, and repair.
export { type DeviceContent, DeviceError, type DeviceProblem, deviceProblemOf } from "./device/device-database.ts";
export { databaseNames, isOnDevice } from "./device/raw-database.ts";
export { readContent } from "./device/read-content.ts";
export type { Salvage } from "./device/salvage.ts";
export type { DeviceStore } from "./device-store.ts";
export { type Collections, type HouseholdState, recordOf } from "./household-state.ts";
// Households: begin, import, leave, set aside, and move items between them.
export { beginFirstHousehold, beginHousehold, openHousehold } from "./households/begin-household.ts";
export { databasesHere, importFromAccount, importsUnderWay, settleImports } from "./households/import-from-account.ts";
export { dropHouseholds, type HouseholdToImport, importHouseholds } from "./households/import-household.ts";
export { leaveAll, leaveHousehold } from "./households/leave-household.ts";
export { moveItem } from "./households/move-item.ts";
export {
  acknowledged,
  type KeepOneHousehold,
  keptUntil,
  type LostHousehold,
  lostHouseholdFact,
  lostHouseholdsIn,
  onlySetAside,
  removeAcknowledged,
  restoreSetAside,
  setAside,
  withSetAside,
} from "./households/set-aside.ts";
export { type SetAside, setAsidesNow } from "./households/set-aside-facts.ts";
export { copyableKinds, copyingItems, itemsOf } from "./households/transfer-items.ts";
// The owner: whose database is open, signing in and out, and what a lost account leaves.
export {
  endPendingAdoption,
  type PendingAdoption,
  pendingAdoptionsIn,
  reopenPendingAdoption,
} from "./owner/adoption.ts";
export {
  applySession,
  type CurrentDevice,
  currentDevice,
  deviceQueue,
  isAccountOpen,
  open,
  openDevice,
  reopenDevice,
  signOutHere,
} from "./owner/current-device.ts";
export { forgetAccount } from "./owner/forget-account.ts";
export {
  databaseName,
  earlierAccountFact,
  isSameOwner,
  isSharedComputer,
  type Owner,
  ownerFromStorageEvent,
  rememberedOwner,
  saveOwnerAddress,
  setSharedComputer,
} from "./owner/owner.ts";
export {
  continueInMemory,
  continueWithoutAccount,
  eraseDevice,
  repairDevice,
  salvageDevice,
  startOver,
} from "./owner/recover-device.ts";
export { eraseUntilGone } from "./owner/signed-out.ts";
export {
  closeWithoutServer,
  type EarlierAccount,
  findEarlierAccounts,
  isUnknownAccount,
  openWithoutServer,
} from "./owner/unknown-account.ts";
export type { Edit } from "./persist-edits.ts";

// The sample household at `?sample`.
export { openSampleDevice, sampleChunk } from "./sample/lazy-sample.ts";
export { createSerialQueue } from "./serial-queue.ts";
export type { ImportProblem, WriteProblem, WriteResult } from "./store.ts";
export { isAnyMissing, missingOfOpen, openHouseholdOf, problemOf, type StoreState } from "./store-state.ts";
export type { SyncStatus } from "./sync/replicate.ts";
export { type HistoryEntry, inverse } from "./undo-history.ts";
export { ShownDevice, useDevice, useHousehold, useStore, useStoreState, useSyncStatus } from "./use-device.ts";
