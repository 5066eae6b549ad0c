import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Finding } from "#replies/finding.ts";
import { curlScript } from "./curl-script.ts";

const finding: Finding = {
  check: "ignored_auth",
  severity: "error",
  expected: "unauthenticated",
  got: 'ok (HTTP 200, "no\nrm -rf here; it\'s a message")',
  pointer: "",
  operation: "wallet.bindBankCard",
  case: "a case",
  request: {
    method: "POST",
    url: "http://127.0.0.1:1/api/wallet/bindBankCard",
    headers: { authorization: "***", "user-agent": "x", "x-contract-run": "ct-1" },
    body: "it's {",
  },
};

test("each cause is one valid curl line, for any server text", () => {
  const script = curlScript({ findings: [finding, finding, { ...finding, check: "coverage", request: null }] });
  // A stub for curl that prints its arguments, one per line.
  const given = spawnSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }\n${script}`], {
    env: { CONTRACT_TOKEN: "tok" },
  });
  expect(given.stderr.toString()).toBe("");
  expect(given.stdout.toString().trim().replaceAll("\n", " ")).toBe(
    "-sS -i -X POST http://127.0.0.1:1/api/wallet/bindBankCard -H authorization: tok -H x-contract-run: ct-1 -H content-type: --data-raw it's {",
  );
});
