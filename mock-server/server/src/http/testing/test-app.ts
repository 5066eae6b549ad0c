// The whole server without a port, for tests: opens worlds from scenarios and makes calls by their operationId.
import { type Call, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import type { LightMyRequestResponse } from "fastify";
import { compileScenario } from "#scenarios/compile.ts";
import type { Worlds } from "#worlds/registry.ts";
import { issueSession, type World } from "#worlds/world.ts";
import { type App, type AppPorts, buildApp } from "../../app.ts";

export const contract = readContract(PRODUCT_CONTRACT);
export const callNamed = (operationId: string): Call => {
  const call = contract.calls.find((call) => call.operationId === operationId);
  if (!call) throw new RangeError(`no call ${operationId}`);
  return call;
};

export interface CallInput {
  /** A handle of the world's scenario; the call uses a new session of that member. */
  readonly as?: string | undefined;
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged; `headers` must contain its content type. */
  readonly raw?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The client's address. */
  readonly from?: string | undefined;
}

export interface TestReply {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  /** The reply's `data`; its type depends on the call. */
  readonly data: unknown;
  readonly reason: string | undefined;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
}

export function parseReply(response: LightMyRequestResponse): TestReply {
  const text = response.body;
  const { code, msg, message, data } = JSON.parse(text) as Record<string, unknown>;
  return {
    status: response.statusCode,
    code: code as number,
    msg: (msg ?? message) as string,
    data,
    reason: (data as { reason?: string } | null | undefined)?.reason,
    headers: response.headers,
    text,
  };
}

export interface TestApp extends App {
  /** Creates a world; each scenario is compiled once per process. */
  open(scenario?: string, wanted?: Partial<Parameters<Worlds["create"]>[0]>): Promise<World>;
  call(world: World, operationId: string, sent?: CallInput): Promise<TestReply>;
  /** Makes a call of the control surface, from this machine. */
  control(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  /** Opens a session for the member with this handle and returns its token. */
  token(world: World, handle: string): Promise<string>;
}

export async function testApp(ports: Partial<AppPorts> = {}): Promise<TestApp> {
  const app = await buildApp({
    defaultWorld: null,
    control: true,
    strictWorlds: false,
    backOfficeDelay: false,
    maxWorlds: 1000,
    webFolder: null,
    corsOrigins: [],
    log: false,
    ...ports,
  });
  const token = (world: World, handle: string): Promise<string> => {
    const user = world.handles.get(handle);
    if (!user) throw new RangeError(`no member has the handle ${handle} in ${world.origin.scenario.name}`);
    return issueSession(world, user.memberId);
  };
  return {
    ...app,
    token,
    control: (method, path, body, headers) =>
      app.fastify.inject({
        method,
        url: `/__qa${path}`,
        headers: {
          host: "127.0.0.1",
          "x-qa": "1",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    open: async (scenario = "verified-with-funds", wanted = {}) =>
      app.worlds.create({ scenario: await compileScenario(scenario), ...wanted }),
    async call(world, operationId, { as, token: given, query, body, raw, headers, from }: CallInput = {}) {
      const { method, path } = callNamed(operationId);
      const authorization = as === undefined ? given : await token(world, as);
      const response = await app.fastify.inject({
        method,
        url: path,
        headers: {
          "x-world": world.id,
          ...(authorization !== undefined && { authorization }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(query && { query: query as Record<string, string> }),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(raw !== undefined && { payload: raw }),
        ...(from !== undefined && { remoteAddress: from }),
      });
      return parseReply(response);
    },
  };
}

export interface Part {
  readonly name?: string;
  readonly filename?: string;
  readonly content: Buffer | string;
}

const BOUNDARY = "----hashgrove-test";
/** Headers and body of a multipart form. A part without a file name is a plain field. */
export function form(...parts: readonly Part[]): { headers: Record<string, string>; raw: Buffer } {
  const pieces = parts.flatMap(({ name = "file", filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
        (filename === undefined ? "" : `; filename="${filename}"\r\ncontent-type: application/octet-stream`) +
        "\r\n\r\n",
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    raw: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** The first bytes that identify each file type. */
export const MAGIC = {
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  webp: Buffer.from("RIFF\u0010\0\0\0WEBPVP8 ", "latin1"),
  heic: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1"),
  pdf: Buffer.from("%PDF-1.7\n"),
} as const;
