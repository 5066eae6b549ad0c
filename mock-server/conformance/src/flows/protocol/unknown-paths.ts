// Checks N4 and R5: unknown paths also reply with the envelope, and HEAD behaves like GET.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Flow } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import type { Reply } from "#replies/reply.ts";
import { baseRequests } from "#requests/base-requests.ts";

const STATUS = (reply: Reply | null): number => (reply?.kind === "received" ? reply.status : 0);

/** The fault of an error reply to an unknown path or method; null if it is right. */
function envelopeFault(reply: Reply | null, status: number): string | null {
  if (reply?.kind !== "received") return "no answer";
  const { json, headers } = reply;
  if (reply.status !== status) return `HTTP ${reply.status}`;
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) return headers["content-type"] ?? "no content type";
  if (!isNode(json) || json.code !== status) return reply.text?.slice(0, 120) ?? "no envelope";
  if (typeof json.msg !== "string" || json.msg.trim() === "") return `msg ${JSON.stringify(json.msg)}`;
  return "data" in json && json.data === null ? null : `data ${JSON.stringify(json.data)}`;
}

/** The first call in each group of paths, such as `/api/user`. */
const segmentsOf = ({ calls }: Contract): Map<string, Call> => {
  const segments = new Map<string, Call>();
  for (const call of calls) {
    const segment = call.path.slice(0, call.path.lastIndexOf("/"));
    if (call.envelope !== "template" && !segments.has(segment)) segments.set(segment, call);
  }
  return segments;
};

const unknownPaths = (contract: Contract): Flow =>
  verdictFlow({
    name: "unknown paths",
    check: "unsupported_method",
    needs: "read",
    operations: [...segmentsOf(contract).values()].map(({ operationId }) => operationId),
    async steps(run, verdicts) {
      // `expected` omits the path, so that the report groups the same fault of several paths as one cause.
      const envelope = (operation: string, reply: Reply | null, what: string): boolean => {
        const fault = envelopeFault(reply, 404);
        return verdicts.holds(fault === null, operation, "404 in the envelope of the path", `${fault} to ${what}`);
      };
      for (const [segment, { operationId }] of segmentsOf(run.contract)) {
        const path = `${segment}/ct-unknown`;
        // A server must reply 404 before it checks session, content type and body, so these requests have none.
        let isRight = true;
        for (const method of ["GET", "POST", "DELETE"])
          isRight = envelope(operationId, await run.probe.outside(path, {}, method), `${method} ${path}`) && isRight;
        if (!isRight) continue;
        const messages = new Set<unknown>();
        for (const language of ["ja", "en", "zh-CN"]) {
          const reply = await run.probe.outside(path, { "accept-language": language });
          if (reply?.kind === "received" && isNode(reply.json)) messages.add(reply.json.msg);
        }
        verdicts.holds(messages.size === 3, operationId, "msg of a 404 in three languages", [...messages]);
      }
      envelope("products.index", await run.probe.outside("/uploads/ct-unknown.png"), "an unknown file");
      envelope("products.index", await run.probe.outside("/api/products/index/ct"), "a path below a call");
    },
  });

const isRead = ({ method, envelope }: Call): boolean => method === "GET" && envelope === "product";

const headOf = (contract: Contract): Flow =>
  verdictFlow({
    name: "HEAD, answered like GET",
    check: "unsupported_method",
    needs: "write",
    operations: contract.calls.filter(isRead).map(({ operationId }) => operationId),
    async steps(run, verdicts, caseName) {
      const { token } = await newMember(run, "heads", caseName);
      const bases = baseRequests(run.contract);
      for (const { path, operationId, secured } of run.contract.calls.filter(isRead)) {
        const pairs = bases.get(operationId)?.query ?? [];
        if (pairs.some(([, text]) => text.includes("{{"))) continue;
        const query = new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();
        const address = query === "" ? path : `${path}?${query}`;
        for (const [who, headers] of [
          ["a member", { authorization: token }],
          ...(secured ? [["nobody", {}] as const] : []),
        ] as const) {
          const get = await run.probe.outside(address, headers);
          const head = await run.probe.outside(address, headers, "HEAD");
          verdicts.holds(
            STATUS(head) === STATUS(get),
            operationId,
            `HTTP ${STATUS(get)} to HEAD by ${who}`,
            STATUS(head),
          );
          if (head?.kind !== "received" || get?.kind !== "received" || head.status !== get.status) continue;
          for (const name of ["content-type", "cache-control"]) {
            const same = head.headers[name] === get.headers[name];
            verdicts.holds(same, operationId, `${name}: ${get.headers[name]} to HEAD, as to GET`, head.headers[name]);
          }
          verdicts.holds(head.bytes === 0, operationId, "no body to HEAD", `${head.bytes} bytes`);
        }
      }
    },
  });

export const edgesOf = (contract: Contract): Flow[] => [unknownPaths(contract), headOf(contract)];
