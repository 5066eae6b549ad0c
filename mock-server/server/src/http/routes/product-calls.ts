import type { Contract } from "@hashgrove/contract/contract.ts";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import type { ContractReplies } from "#http/replies/contract-replies.ts";
import type { ProductCalls } from "#qa/operation.ts";

/** The product's calls in the form that the control surface uses. */
export function productCalls({ calls }: Contract, replies: ContractReplies): ProductCalls {
  const byId = new Map(calls.map((call) => [call.operationId, call]));
  return {
    calls: calls.map(({ operationId, method, path, effect }) => ({
      operationId,
      method,
      path,
      isRead: effect === "read",
    })),
    reasons: new Set(calls.flatMap(({ refusals }) => refusals)),
    didYouMean: (operationId) => didYouMean(operationId, byId.keys()),
    hasExample: (operationId, name) => replies.example(operationId, name) !== undefined,
    deviationOf(operationId, spec) {
      const call = byId.get(operationId);
      const violation = call && replies.deviationOf(call, replies.compose(call, spec, "ja"));
      return violation ? `${violation.pointer} ${violation.message}` : null;
    },
  };
}
