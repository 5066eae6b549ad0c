// Finds structural changes with redocly: paths, parameters, bodies and schemas, in requests and in replies.
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isNode, type Node, nodesOf } from "@hashgrove/contract/document.ts";
import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import type { Change, Impact } from "./change.ts";
import { fileOfOptional } from "./optional-package.ts";

const CONFIG = fileURLToPath(new URL("redocly.yaml", import.meta.url));
/** Environment variables that keep redocly from sending network requests. */
const QUIET = {
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
};
/** Largest output of redocly in bytes; it is long because each change includes the old content. */
const MOST = 256 * 1024 * 1024;
/** Parts of a contract that call-changes.ts compares: our own extensions, and `security`. */
const OURS = /\/(x-(effect|envelope|refusals|vectors)|security)(\/|$)/;

/** `#/paths/~1api~1news~1index/get/responses/200` -> `GET /api/news/index, responses/200`. */
export function placeOf(pointer: string): string {
  const [root, ...rest] = keysOf(pointer);
  if (root !== "paths") return [root ?? "", ...rest].join("/");
  const [path = "", method, ...below] = rest;
  const call = method === undefined ? path : `${method.toUpperCase()} ${path}`;
  return below.length === 0 ? call : `${call}, ${below.join("/")}`;
}

function changeOf({ path, kind, impact, typeName, property, verdicts }: Node): Change[] {
  const name = typeof property === "string" ? property : null;
  if (OURS.test(name === null ? String(path) : `${String(path)}/${name}`)) return [];
  const where = placeOf(String(path));
  const changes = nodesOf(verdicts);
  if (changes.length > 0)
    return changes.map((verdict) => ({ impact: verdict.impact as Impact, where, message: String(verdict.message) }));
  return [
    {
      impact: impact as Impact,
      where,
      message: `${name ?? String(typeName)} ${kind === "modified" ? "changed" : String(kind)}`,
    },
  ];
}

/** Compares two document files. Throws MissingPackage, or an Error with redocly's output. */
export async function formChanges(old: string, now: string): Promise<Change[]> {
  const cli = fileOfOptional("@redocly/cli/bin/cli.js", "diff");
  const args = [cli, "diff", old, now, "--format", "json", "--fail-on", "none", "--config", CONFIG];
  const options = { env: { ...process.env, ...QUIET }, maxBuffer: MOST, cwd: tmpdir() };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  const report: unknown = JSON.parse(stdout);
  return isNode(report) ? nodesOf(report.changes).flatMap(changeOf) : [];
}
