// Brings a new member to the stage of a persona (verified, bound, funded, holding) by the product's own rules, in one
// commit.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { asYen } from "#domain/amounts/yen.ts";
import type { AnyDecision } from "#domain/decision.ts";
import { setPayPassword } from "#domain/members/pay-password.ts";
import { productsInOrder } from "#domain/products/catalogue.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import { submitIdentity } from "#domain/reviews/identity.ts";
import { decideReview, DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { Draft, MemberId, ProductId, ReviewKind, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { noteUpload } from "#domain/upload.ts";
import { bindBankAccount } from "#domain/wallet/bind-account.ts";
import { requestBankTopUp } from "#domain/wallet/top-up.ts";
import { QaFault } from "#qa/operation.ts";
import { SAMPLE_PICTURE, samplePicturePath } from "#scenarios/sample-picture.ts";

export type Persona = components["schemas"]["Persona"];
const STEPS = ["newcomer", "verified", "bound", "funded", "holding"] as const satisfies readonly Persona[];

export const PERSONA_PAY_PASSWORD = "123456";
const TOP_UP = asYen(500_000);
const PRICE = asYen(100_000);

const reaches = (persona: Persona, step: Persona): boolean => STEPS.indexOf(persona) >= STEPS.indexOf(step);
export const hasPayPassword = (persona: Persona): boolean => reaches(persona, "bound");

/**
 * The product that a persona buys; null for personas without a holding. 422: no-product, when none costs PRICE or less.
 */
export function productFor(state: State, persona: Persona): ProductId | null {
  if (!reaches(persona, "holding")) return null;
  const product = productsInOrder(state).find(({ state: sale, minimum }) => sale === "open" && minimum <= PRICE);
  if (!product)
    throw new QaFault(422, "no-product", `nothing is on sale for ${PRICE} yen in this world`, "/body/persona");
  return product.id;
}

export interface PersonaCommand {
  readonly memberId: MemberId;
  readonly persona: Persona;
  readonly payPasswordHash: string | null;
  readonly productId: ProductId | null;
}

/** Takes a new member to the stage of a persona. Throws when a rule refuses a step. */
export function applyPersona(
  draft: Draft,
  { memberId, persona, payPasswordHash, productId }: PersonaCommand,
  now: EpochMs,
): void {
  const policies = draft.policies.get("main");
  // The world's own policies may reject or wait. With manual policies, `approve` decides.
  draft.policies.put("main", { ...DEFAULT_POLICIES, identity: "manual", wallet: "manual", topup: "manual" });
  if (payPasswordHash !== null) assertAccepted(setPayPassword(draft, { memberId, hash: payPasswordHash }));
  if (reaches(persona, "verified")) {
    const front = addSampleUpload(draft, memberId, "identity-front", now);
    const back = addSampleUpload(draft, memberId, "identity-back", now);
    const idNumber = `T${String(memberId).padStart(7, "0")}`;
    assertAccepted(submitIdentity(draft, { memberId, realName: "Test Hanako", sex: "1", idNumber, front, back }, now));
    approve(draft, memberId, "identity", now);
  }
  if (reaches(persona, "bound")) {
    const account = {
      bankName: "Test Bank",
      branchName: "Tokyo",
      branchCode: "001",
      number: String(memberId).padStart(7, "0"),
      holder: "TEST HANAKO",
    };
    assertAccepted(bindBankAccount(draft, { memberId, account }, now));
    approve(draft, memberId, "wallet", now);
  }
  if (reaches(persona, "funded")) {
    const receipt = addSampleUpload(draft, memberId, "receipt", now);
    assertAccepted(requestBankTopUp(draft, { memberId, amount: TOP_UP, receipt }, now));
    approve(draft, memberId, "topup", now);
  }
  if (productId !== null) assertAccepted(buyProduct(draft, { memberId, productId, price: PRICE }, now));
  if (policies) draft.policies.put("main", policies);
  else draft.policies.remove("main");
}

function assertAccepted(decision: AnyDecision): void {
  if (!decision.ok) throw new Error(`a step of a persona was refused: ${decision.reason}`);
}

function approve(draft: Draft, memberId: MemberId, kind: ReviewKind, now: EpochMs): void {
  // Ids are issued in order, so the search starts at the newest.
  for (let id = draft.sequences.get("main")?.review ?? 0; id > 0; id -= 1) {
    const review = draft.reviews.get(id);
    if (review?.memberId !== memberId || review.kind !== kind || review.state !== "open") continue;
    assertAccepted(decideReview(draft, { reviewId: id, decision: "approve" }, now));
    return;
  }
  throw new Error(`a persona has no open review of ${kind}`);
}

/** Records the sample picture as an upload of the member, under an unused path. */
function addSampleUpload(draft: Draft, memberId: MemberId, what: string, now: EpochMs): string {
  let number = draft.uploads.size + 1;
  while (draft.uploads.get(samplePicturePath(number))) number += 1;
  const path = samplePicturePath(number);
  const { type, content } = SAMPLE_PICTURE;
  assertAccepted(
    noteUpload(draft, { path, memberId, type, bytes: content.byteLength, originalName: `${what}.png` }, now),
  );
  return path;
}
