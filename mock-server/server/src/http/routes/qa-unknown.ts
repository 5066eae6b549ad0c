import type { Contract } from "@hashgrove/contract/contract.ts";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { allowControl, type ControlAccess } from "#qa/access.ts";
import { controlRequest } from "./qa-routes.ts";

const PREFIX = "/__qa";
const LONGEST_SHOWN = 200;

export interface UnknownCallOptions extends Pick<ControlAccess, "token" | "publicUrl"> {
  readonly contract: Contract;
}

/** The contract's paths with as many segments as `path`, with their parameters filled in from it. */
function pathsLike(path: string, { calls }: Contract): ReadonlySet<string> {
  const given = path.split("/");
  const like = calls.map((call) => call.path.split("/")).filter(({ length }) => length === given.length);
  return new Set(like.map((parts) => parts.map((part, at) => (part.startsWith("{") ? given[at] : part)).join("/")));
}

/**
 * Returns a function that replies in the control surface's error format to a control call without a route: 404 or, with
 * Allow, 405.
 */
export const unknownControlCalls =
  ({ contract, ...access }: UnknownCallOptions) =>
  (request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply => {
    const refusal = allowControl(...controlRequest(request, access));
    if (refusal) {
      const { status, ...body } = refusal;
      return reply.code(status).send(body);
    }
    const path = (request.url.split(/[?#]/, 1)[0] ?? "").slice(PREFIX.length);
    const shown = path.slice(0, LONGEST_SHOWN);
    if (allowed.length > 0) {
      const message = `${shown} has ${allowed.join(", ")}, but not ${request.method}`;
      return reply.code(405).header("allow", allowed.join(", ")).send({ error: "wrong-method", message });
    }
    const message = `the control surface has no path "${shown}"${didYouMean(path, pathsLike(path, contract))}`;
    return reply.code(404).send({ error: "unknown-path", message });
  };
