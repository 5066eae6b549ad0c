// findings.sh: the request of each cause, to be repeated while the server is being fixed.
import { causesOf } from "#judge/finding.ts";
import { checkTitle } from "#judge/check.ts";
import type { RunResult } from "#run/result.ts";
import { CURL_SECRETS, curlOf } from "./curl.ts";

/** What a server says may not end the comment that it stands in. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** The script; a token, where one is needed, comes from CONTRACT_TOKEN. */
export function curlScript({ findings }: Pick<RunResult, "findings">): string {
  const parts = causesOf(findings).flatMap(({ first }) =>
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
