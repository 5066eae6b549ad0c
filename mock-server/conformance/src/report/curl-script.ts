// findings.sh: a curl command for each cause, to repeat its request while fixing the server.
import { checkTitle } from "#replies/checks.ts";
import type { RunResult } from "#runner/run-result.ts";
import { CURL_SECRETS, curlOf } from "./curl.ts";
import { groupByCause } from "./group-by-cause.ts";

/** Server texts must not end the comment that contains them. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** The script. Requests with secrets read CONTRACT_TOKEN and CONTRACT_PASSWORD. */
export function curlScript({ findings }: Pick<RunResult, "findings">): string {
  const parts = groupByCause(findings).flatMap(({ first }) =>
    first.request
      ? [
          "",
          `# ${checkTitle(first.check)}: ${first.operation}`,
          `# ${inOneLine(`expected ${first.expected}, got ${first.got}`)}`,
          curlOf(first.request),
        ]
      : [],
  );
  return ["#!/bin/sh", "# CONTRACT_TOKEN=... sh findings.sh", `# ${CURL_SECRETS}`, ...parts, ""].join("\n");
}
