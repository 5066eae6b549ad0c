// Measures how long one request can block the event loop. The requests are chosen to be slow: texts with repeated
// structure, for regular expressions, and patches that double the state at each step.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRequest, type Reply } from "../request.ts";
import { below, type Row } from "../row.ts";
import { start, withFolder } from "../server.ts";
import { amount } from "../smoke.ts";

const QA = { "x-qa": "1" };
const WORLD = "bench";
const UNITS = ["?a=", "=", "%25", "%3D", "?x=%3F", "token=&", "a.b[c].", ";#=", "&"].slice(0, amount(9, 1));
const ROUNDS = amount(3, 1);
const repeated = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));

const LIST = "/publications/main/x";
const DOUBLED = [
  { op: "add", path: LIST, value: [[]] },
  ...Array.from({ length: 40 }, () => ({ op: "copy", from: LIST, path: `${LIST}/-` })),
];
const MOVED = [
  { op: "add", path: LIST, value: [[]] },
  ...Array.from({ length: 30 }, () => [
    { op: "copy", from: LIST, path: "/publications/main/y" },
    { op: "move", from: "/publications/main/y", path: `${LIST}/-` },
  ]).flat(),
];
/** As many values as fit into 1 MiB. */
const MANY = [{ op: "add", path: LIST, value: Array.from({ length: 340_000 }, () => []) }];

export const blockingRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const file = join(folder, "delay");
    const options = ["--port", "0", "--data", join(folder, "data"), "--quiet", "--rate-limit", "0", "--control"];
    const server = await start("scripts/bench/blocking/observed-server.ts", [file, ...options]);
    const monitor = readFileSync(file, "utf8");
    await sendRequest("POST", `${server.url}/__qa/worlds`, { id: WORLD, scenario: "demo" }, QA);
    const product = `${server.url}/w/${WORLD}/api`;
    /**
     * Measures how long a request blocks the event loop: the minimum of the rounds, because other processes cause
     * blocks too.
     */
    const blockedBy = async (send: () => Promise<Reply>, ...expected: readonly number[]): Promise<number> => {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await sendRequest("GET", monitor);
        const { status, text } = await send();
        if (!expected.includes(status)) throw new Error(`${status} ${text.slice(0, 500)}`);
        rounds.push(Number((await sendRequest("GET", monitor)).text));
      }
      return Math.min(...rounds);
    };
    let texts = 0;
    for (const unit of UNITS) {
      const body = { account: repeated(unit, 60_000), password: "x" };
      const query = encodeURI(repeated(unit, 5000)).replaceAll("#", "%23");
      texts = Math.max(
        texts,
        await blockedBy(() => sendRequest("POST", `${product}/user/login`, body), 422),
        await blockedBy(
          () => sendRequest("GET", `${product}/products/index?x=${query}`, undefined, { "user-agent": unit }),
          200,
        ),
      );
    }
    const patch = async (operations: object[], expected = 422): Promise<number> => {
      const { text } = await sendRequest("GET", `${server.url}/__qa/worlds/${WORLD}`);
      const revision = String((JSON.parse(text) as { revision: number }).revision);
      const url = `${server.url}/__qa/worlds/${WORLD}/state`;
      return blockedBy(() => sendRequest("PATCH", url, operations, { ...QA, "if-match": revision }), expected);
    };
    const patches = Math.max(await patch(DOUBLED), await patch(MOVED));
    const many = await patch(MANY, 413);
    await server.stop();
    return [
      below("the event loop, blocked by a text of repeated structure", 100, "ms", texts),
      below("the event loop, blocked by a patch that doubles a list", 100, "ms", patches),
      below("the event loop, blocked by a patch of 340,000 values", 100, "ms", many),
    ];
  });
