// A shell command that sends a request again; secrets come from environment variables.
import { curlArguments } from "@hashgrove/contract/curl.ts";
import { MASK } from "#client/masker.ts";
import type { ShownRequest } from "#replies/finding.ts";

/** Explains the environment variables that the commands read. */
export const CURL_SECRETS =
  "CONTRACT_TOKEN is a member's token, as POST /api/user/login returns it; CONTRACT_PASSWORD is that member's password";

/** Headers that curl adds itself, or that belong to the browser. */
const LEFT_OUT =
  /^(host|connection|content-length|accept|accept-encoding|user-agent|referer|cache-control|pragma|dnt|priority|sec-.+)$/;

const bytesOf = (parts: readonly (string | number)[]): string =>
  parts
    .map((part) => (typeof part === "number" ? `head -c ${part} /dev/zero` : `printf %s '${part}' | base64 -d`))
    .join("; ");

/** A shell command that sends the request again, with token and password from the environment. */
export function curlOf({ method, url, headers, body, bytes }: ShownRequest): string {
  const request = {
    method,
    url,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !LEFT_OUT.test(name))),
    body: bytes ? ("stdin" as const) : body === null ? null : { text: body },
  };
  const secrets = { mask: MASK, token: "CONTRACT_TOKEN", password: "CONTRACT_PASSWORD" };
  const line = ["curl -sS -i", ...curlArguments(request, secrets)].join(" ");
  return bytes ? `{ ${bytesOf(bytes)}; } | ${line}` : line;
}
