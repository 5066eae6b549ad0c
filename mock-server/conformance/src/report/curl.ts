// A request as a line for a shell that sends it again; secrets come from variables of the environment.
import type { ShownRequest } from "#judge/finding.ts";
import { MASK } from "#probe/mask.ts";

/** How to fill in the variables of all lines. */
export const CURL_SECRETS =
  "CONTRACT_TOKEN is a member's token, as POST /api/user/login returns it; CONTRACT_PASSWORD is that member's password";

/** Shorter repetitions are written out. */
const LONG_RUN = /([A-Za-z0-9])\1{199,}/g;

/** A text in quotes, with secrets from a variable; what repeats a character hundreds of times is made by the shell. */
const quoted = (text: string, secret: string): string =>
  `'${text
    .replaceAll("'", "'\\''")
    .replaceAll(MASK, `'"$${secret}"'`)
    .replaceAll(
      LONG_RUN,
      (run, character: string) => `'"$(printf %0${run.length}d 0 | tr 0 ${character})"'`,
    )}'`.replaceAll(/^''(?=")|(?<=")''$/g, "");

/** Curl says these by itself, or they are a browser's own. */
const LEFT_OUT =
  /^(host|connection|content-length|accept|accept-encoding|user-agent|referer|cache-control|pragma|dnt|priority|sec-.+)$/;

function headerOf([name, value]: readonly [string, string]): string {
  // With a colon, curl would leave an empty header out.
  if (value === "") return `-H '${name};'`;
  return `-H ${quoted(`${name}: ${value}`, "CONTRACT_TOKEN")}`;
}

const bytesOf = (parts: readonly (string | number)[]): string =>
  parts
    .map((part) => (typeof part === "number" ? `head -c ${part} /dev/zero` : `printf %s '${part}' | base64 -d`))
    .join("; ");

/** A line for a shell that sends the request again, with token and password from the environment. */
export function curlOf({ method, url, headers, body, bytes }: ShownRequest): string {
  const hasBody = body !== null || bytes !== undefined;
  const line = [
    "curl -sS -i",
    // Otherwise curl waits for the body of a reply that has none.
    method === "HEAD" ? "--head" : `-X ${method}`,
    ...(/[[\]{}]/.test(url) ? ["-g"] : []),
    ...(/\/\.\.?(?:\/|$)/.test(url) ? ["--path-as-is"] : []),
    quoted(url, "CONTRACT_TOKEN"),
    ...Object.entries(headers)
      .filter(([name]) => !LEFT_OUT.test(name))
      .map(headerOf),
    // Otherwise curl would name a content type of its own.
    ...(!hasBody || "content-type" in headers ? [] : ["-H 'content-type:'"]),
    ...(body === null ? [] : [`--data-raw ${quoted(body, "CONTRACT_PASSWORD")}`]),
    ...(bytes === undefined ? [] : ["--data-binary @-"]),
  ].join(" ");
  return bytes === undefined ? line : `{ ${bytesOf(bytes)}; } | ${line}`;
}
