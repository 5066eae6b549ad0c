// Whether anything answers, and whether it is this API: asked once, before everything else.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { codeOf } from "#judge/outcome.ts";
import { shown } from "#judge/reply-faults.ts";
import type { Send } from "#probe/client.ts";

/** Nobody is there, or somebody else; `message` says what to do about it. Exit code 3. */
export class NotThisApi extends Error {
  override readonly name = "NotThisApi";
}

/** There is no way around the verification, only a certificate more that is trusted. */
const TRUST = "; an authority of your own is named by NODE_EXTRA_CA_CERTS=FILE.pem";

/** Reads one open call. Throws NotThisApi unless an envelope comes back, whatever it says. */
export async function assertIsThisApi({ calls }: Contract, send: Send, baseUrl: string): Promise<void> {
  const open = calls.find(({ secured, effect, method, envelope, query }) => {
    const required = query.required as readonly string[];
    return !secured && effect === "read" && method === "GET" && envelope === "product" && required.length === 0;
  });
  if (!open) return;
  const reply = await send({ method: "GET", path: open.path, headers: {}, body: null });
  const url = `${baseUrl}${open.path}`;
  const wrong = (text: string): never => {
    throw new NotThisApi(text);
  };
  if (reply.kind === "unanswered") {
    const isTls = reply.cause === "tls";
    const why = isTls ? "the TLS connection failed; certificates are verified" : "it cannot be reached";
    return wrong(`${url}: ${why} (${reply.detail})${isTls ? TRUST : ""}`);
  }
  const { location } = reply.headers;
  if (reply.status >= 300 && reply.status < 400)
    wrong(
      `${url} sends on to ${location ?? "nowhere"}: redirects are not followed, so give the address itself as --base-url`,
    );
  // A defective server is reported by the checks; one without this reply is a different server.
  if (!isNode(reply.json) || codeOf(reply.json) === null) {
    const type = reply.headers["content-type"] ?? "no content type";
    wrong(
      `${url} answers HTTP ${reply.status} (${type}) without an envelope {code, msg, data}: ${shown(reply.text, 100)}`,
    );
  }
  if (Object.keys(reply.json as object).length === 1)
    wrong(`${url} answers ${shown(reply.json)} and nothing else: that is not this API`);
}

/** Asks for a world of our own server by its address on the control surface. Throws NotThisApi when nobody has it. */
export async function assertIsWorld(world: string): Promise<void> {
  const why = await fetch(world).then(
    async (reply) => (reply.ok ? null : `${reply.status} ${await reply.text()}`),
    ({ message, cause }: Error) => `it cannot be reached (${cause instanceof Error ? cause.message : message})`,
  );
  if (why !== null) throw new NotThisApi(`${world}: no world of a server started with --control: ${why}`);
}
