// Writes a line of JSON for each request. Its failures never affect the request.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Observers } from "#worlds/observing/observers.ts";

const LONGEST_PATH = 500;
const LONGEST_QUERY = 2000;
const MASK = "***";
/** A parameter name that can be shown; anything else may be a secret that was pasted into the address. */
const NAME = /^[A-Za-z][\w.[\]-]{0,39}$/;

function maskedQuery(query: string): string {
  if (query === "") return "";
  const names = query
    .slice(0, LONGEST_QUERY)
    .split("&")
    .map((part) => {
      const [name = "", value] = part.split("=", 2);
      return value !== undefined && NAME.test(name) ? `${name}=${MASK}` : MASK;
    });
  return `?${names.join("&")}`;
}

/** The path of a request target, without query values, host and user. */
export function loggedAddress(target: string): string {
  const [whole = "", query = ""] = target.split("#", 1)[0]?.split(/\?(.*)/s, 2) ?? [];
  const path = whole.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "");
  return `${path.slice(0, LONGEST_PATH)}${maskedQuery(query)}`;
}

/** Logs every request of a server when its reply has ended or its connection was lost. */
export function logRequests(server: Server, write: (line: string) => void, observers: Observers): void {
  // Runs before the server's handlers, which remove the world's prefix from the address.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = "", socket } = request;
    const startedAt = performance.now();
    const writeLine = (): void => {
      const line = {
        time: new Date().toISOString(),
        client: socket.remoteAddress ?? null,
        method,
        path: loggedAddress(url),
        status: response.headersSent ? response.statusCode : null,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ...(!response.writableFinished && { aborted: true }),
      };
      write(`${JSON.stringify(line)}\n`);
    };
    response.once("close", () => observers.run("log", writeLine, undefined));
  });
}
