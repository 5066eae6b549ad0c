// Every call of the control surface by its operationId. The server does not start unless this table and
// qa.openapi.yaml name the same calls.
import { advanceClock, getClock, setClock } from "./clock.ts";
import { health, openapi } from "./health.ts";
import { inviteUsers } from "./invite.ts";
import { clearJournal, getCoverage, getJournal } from "./journal.ts";
import type { QaOperation, QaOperationId } from "./operation.ts";
import { getPolicy, setPolicy } from "./policy.ts";
import { decideReview, listReviews } from "./reviews.ts";
import { getScenario, listScenarios } from "./scenarios.ts";
import { keepSnapshot, listSnapshots, restoreSnapshot } from "./snapshots.ts";
import { checkInvariants, getState } from "./state.ts";
import { createUser, expireUser, grantUser, loginUser, unlockUser } from "./users.ts";
import { createWorld, deleteWorld, forkWorld, getWorld, listWorlds, resetWorld } from "./worlds.ts";

export const QA_OPERATIONS: { readonly [Id in QaOperationId]: QaOperation<Id> } = {
  "qa.health": health,
  "qa.openapi": openapi,
  "qa.listScenarios": listScenarios,
  "qa.getScenario": getScenario,
  "qa.listWorlds": listWorlds,
  "qa.createWorld": createWorld,
  "qa.getWorld": getWorld,
  "qa.deleteWorld": deleteWorld,
  "qa.resetWorld": resetWorld,
  "qa.forkWorld": forkWorld,
  "qa.listSnapshots": listSnapshots,
  "qa.keepSnapshot": keepSnapshot,
  "qa.restoreSnapshot": restoreSnapshot,
  "qa.getState": getState,
  "qa.checkInvariants": checkInvariants,
  "qa.getClock": getClock,
  "qa.setClock": setClock,
  "qa.advanceClock": advanceClock,
  "qa.createUser": createUser,
  "qa.loginUser": loginUser,
  "qa.expireUser": expireUser,
  "qa.grantUser": grantUser,
  "qa.unlockUser": unlockUser,
  "qa.inviteUsers": inviteUsers,
  "qa.listReviews": listReviews,
  "qa.decideReview": decideReview,
  "qa.getPolicy": getPolicy,
  "qa.setPolicy": setPolicy,
  "qa.getJournal": getJournal,
  "qa.clearJournal": clearJournal,
  "qa.getCoverage": getCoverage,
};
