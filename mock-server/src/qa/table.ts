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
import { inTurn, inTurnOfBody } from "./turns.ts";
import { createUser, expireUser, grantUser, loginUser, unlockUser } from "./users.ts";
import { createWorld, deleteWorld, forkWorld, getWorld, listWorlds, resetWorld } from "./worlds.ts";

export const QA_OPERATIONS: { readonly [Id in QaOperationId]: QaOperation<Id> } = {
  "qa.health": health,
  "qa.openapi": openapi,
  "qa.listScenarios": listScenarios,
  "qa.getScenario": getScenario,
  "qa.listWorlds": listWorlds,
  "qa.createWorld": inTurnOfBody(createWorld),
  "qa.getWorld": getWorld,
  "qa.deleteWorld": inTurn(deleteWorld),
  "qa.resetWorld": inTurn(resetWorld),
  "qa.forkWorld": inTurn(forkWorld),
  "qa.listSnapshots": listSnapshots,
  "qa.keepSnapshot": inTurn(keepSnapshot),
  "qa.restoreSnapshot": inTurn(restoreSnapshot),
  "qa.getState": getState,
  "qa.checkInvariants": checkInvariants,
  "qa.getClock": getClock,
  "qa.setClock": inTurn(setClock),
  "qa.advanceClock": inTurn(advanceClock),
  "qa.createUser": inTurn(createUser),
  "qa.loginUser": inTurn(loginUser),
  "qa.expireUser": inTurn(expireUser),
  "qa.grantUser": inTurn(grantUser),
  "qa.unlockUser": inTurn(unlockUser),
  "qa.inviteUsers": inTurn(inviteUsers),
  "qa.listReviews": listReviews,
  "qa.decideReview": inTurn(decideReview),
  "qa.getPolicy": getPolicy,
  "qa.setPolicy": inTurn(setPolicy),
  "qa.getJournal": getJournal,
  "qa.clearJournal": clearJournal,
  "qa.getCoverage": getCoverage,
};
