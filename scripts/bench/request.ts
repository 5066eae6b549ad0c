// A call with as little of a client as there is: where single calls are timed, fetch alone would take most of the time.
import { Agent, request } from "node:http";
import { JSON_HEADERS } from "./calls.ts";

const agent = new Agent({ keepAlive: true });

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Sends JSON, where there is a body, over a connection that is kept, and answers when the whole reply is there. */
export function ask(
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
