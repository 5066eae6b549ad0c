// The path below which a trusted proxy publishes the server. The proxy removes it and sends it as X-Forwarded-Prefix.
import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The prefix, such as `/mock`, or an empty string. */
    forwardedPrefix: string;
  }
}

const LONGEST = 200;
/** One or more plain segments; no `.` or `..`, which would lead elsewhere. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** The networks that Fastify knows by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");

function listOf(peers: readonly string[]): BlockList {
  const list = new BlockList();
  for (const peer of peers.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = "", bits] = peer.split("/");
    const family = familyOf(address);
    list.addSubnet(address, bits === undefined ? (family === "ipv4" ? 32 : 128) : Number(bits), family);
  }
  return list;
}

/** Reads the prefix of each request that comes from one of the trusted proxies (addresses, ranges, or their names). */
export function readForwardedPrefix(app: FastifyInstance, trusted: readonly string[]): void {
  app.decorateRequest("forwardedPrefix", "");
  if (trusted.length === 0) return;
  const peers = listOf(trusted);
  app.addHook("onRequest", (request, _reply, done) => {
    const sent = request.headers["x-forwarded-prefix"];
    const address = request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
    if (typeof sent === "string" && isIP(address) !== 0 && peers.check(address, familyOf(address))) {
      const prefix = sent.replace(/\/$/, "");
      if (prefix.length <= LONGEST && PREFIX.test(prefix)) request.forwardedPrefix = prefix;
    }
    done();
  });
}

/** The public URL for one request: `url` with the forwarded prefix, unless `url` has a path of its own. */
export const withForwardedPrefix = (url: string, forwardedPrefix: string): string =>
  new URL(url).pathname === "/" ? `${url}${forwardedPrefix}` : url;
