// Every operation of the control surface by its operationId. The server does not start unless this table and
// qa.openapi.yaml match.
import { streamEvents } from "#qa/journal/events.ts";
import { clearJournal, getCoverage, getJournal } from "#qa/journal/journal.ts";
import { listProblems } from "#qa/journal/problems.ts";
import { verifyJournal } from "#qa/journal/verify.ts";
import { inviteUsers } from "#qa/members/invite.ts";
import { createUser, expireUser, grantUser, lockUser, loginUser, unlockUser } from "#qa/members/users.ts";
import { patchState } from "#qa/rows/patch.ts";
import { checkInvariants, getState } from "#qa/rows/state.ts";
import { advanceClock, getClock, setClock } from "./clock.ts";
import { clearFaults, createFault, deleteFault, getFault, listFaults, replaceFault } from "./faults.ts";
import { health, listServers, openapi } from "./health.ts";
import { retryJob } from "./jobs.ts";
import { listUsers } from "./members/list-users.ts";
import type { QaOperation, QaOperationId } from "./operation.ts";
import { getPolicy, setPolicy } from "./policy.ts";
import { decideReview, listReviews } from "./reviews.ts";
import { getScenario, listScenarios } from "./scenarios.ts";
import { keepSnapshot, listSnapshots, restoreSnapshot } from "./snapshots.ts";
import { getUpload } from "./uploads.ts";
import { inTurn, inTurnOfBody, inTurnOfPath } from "./world-queue.ts";
import { createWorld, deleteWorld, forkWorld, getWorld, listWorlds, putWorld, resetWorld } from "./worlds.ts";

export const QA_OPERATIONS: { readonly [Id in QaOperationId]: QaOperation<Id> } = {
  "qa.health": health,
  "qa.openapi": openapi,
  "qa.streamEvents": streamEvents,
  "qa.listServers": listServers,
  "qa.listScenarios": listScenarios,
  "qa.getScenario": getScenario,
  "qa.listWorlds": listWorlds,
  "qa.createWorld": inTurnOfBody(createWorld),
  "qa.getWorld": getWorld,
  "qa.putWorld": inTurnOfPath(putWorld),
  "qa.deleteWorld": inTurn(deleteWorld),
  "qa.resetWorld": inTurn(resetWorld),
  "qa.forkWorld": inTurn(forkWorld),
  "qa.listSnapshots": listSnapshots,
  "qa.keepSnapshot": inTurn(keepSnapshot),
  "qa.restoreSnapshot": inTurn(restoreSnapshot),
  "qa.getState": getState,
  "qa.patchState": inTurn(patchState),
  "qa.listProblems": listProblems,
  "qa.checkInvariants": checkInvariants,
  "qa.getClock": getClock,
  "qa.setClock": inTurn(setClock),
  "qa.advanceClock": inTurn(advanceClock),
  "qa.retryJob": inTurn(retryJob),
  "qa.listUsers": listUsers,
  "qa.createUser": inTurn(createUser),
  "qa.loginUser": inTurn(loginUser),
  "qa.expireUser": inTurn(expireUser),
  "qa.grantUser": inTurn(grantUser),
  "qa.lockUser": inTurn(lockUser),
  "qa.unlockUser": inTurn(unlockUser),
  "qa.inviteUsers": inTurn(inviteUsers),
  "qa.listReviews": listReviews,
  "qa.decideReview": inTurn(decideReview),
  "qa.getUpload": getUpload,
  "qa.getPolicy": getPolicy,
  "qa.setPolicy": inTurn(setPolicy),
  "qa.listFaults": listFaults,
  "qa.createFault": createFault,
  "qa.clearFaults": clearFaults,
  "qa.getFault": getFault,
  "qa.replaceFault": replaceFault,
  "qa.deleteFault": deleteFault,
  "qa.getJournal": getJournal,
  "qa.clearJournal": clearJournal,
  "qa.verifyJournal": verifyJournal,
  "qa.getCoverage": getCoverage,
};
