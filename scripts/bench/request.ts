// A minimal HTTP client: for single calls fetch would take most of the measured time.
import { Agent, request } from "node:http";
import { JSON_HEADERS } from "./calls.ts";

const agent = new Agent({ keepAlive: true });

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Sends a request (JSON if it has a body) over a keep-alive connection and resolves with the complete reply. */
export function sendRequest(
  method: "GET" | "POST" | "PUT" | "PATCH",
  url: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...(body && JSON_HEADERS), ...headers } }, (reply) => {
      let text = "";
      reply.setEncoding("utf8");
      reply.on("data", (piece: string) => {
        text += piece;
      });
      reply.once("error", reject);
      reply.once("end", () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.once("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}
